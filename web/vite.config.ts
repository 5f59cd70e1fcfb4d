import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";
import { licences } from "./build/licences.ts";
import { tongues } from "./build/tongues.ts";
import { worker } from "./build/worker.ts";
import { courts } from "./courts.ts";

export default defineConfig({
  plugins: [svelte(), courts(), licences(), worker(), tongues(), compress()],
  // Scripts and styles find each other wherever the app stands; the page, which has many addresses, names it in full.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  build: {
    outDir: "../src/easyharp/web",
    emptyOutDir: true,
    // The server's Content-Security-Policy allows neither inline scripts nor data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".", "../src/easyharp/texts"] },
    // `npm run dev` shows the page; a running `easyharp play` plays the game.
    // It answers to the page's own host only, so that name has to pass.
    proxy: { "/api": { target: "http://127.0.0.1:8765", changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.ts"], passWithNoTests: true },
});
