/** The court cards, shrunk while the page is built: one small drawing each, in the colours of the programme. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const ART = new URL("node_modules/@heruka_urgyen/react-playing-cards/src/images/2color/", import.meta.url);
const COURTS = [..."JQK"].flatMap((rank) => [..."SHDC"].map((suit) => rank + suit));
const NAME = "virtual:courts";
/** What is left of a card's drawing: the upper figure within its frame, down to the belt. */
const CROP = "-82.4 -130.4 164.8 139";
const PAINTS: Record<string, string> = {
  "#FC4": "#d0a24f",
  "#44F": "#2c4d57",
  red: "#a3302c",
  black: "#2b2420",
};

const drawing = (face: string): string => fileURLToPath(new URL(`${face}.svg`, ART));

/** One court as a small SVG: the frame and the corners' rank and suit go, the paints become ours, the numbers get short. */
function shrunk(face: string): string {
  const raw = readFileSync(drawing(face), "utf8");
  const bare = raw
    .replace(/viewBox="-120 -168 240 336" width="2.5in"/, `viewBox="${CROP}"`)
    .replace(/ height="3.5in" preserveAspectRatio="none"/, "")
    .replace(/<rect width="239"[^>]*><\/rect>/, "")
    .replace(/<use xlink:href="#V..".*?(?=<\/svg>)/s, "");
  const painted = bare.replace(
    /"(#FC4|#44F|red|black)"/g,
    (all: string, paint: string) => `"${PAINTS[paint] ?? all}"`,
  );
  return optimize(painted, {
    multipass: true,
    plugins: [
      {
        name: "preset-default",
        params: { floatPrecision: 1, overrides: { convertPathData: { floatPrecision: 0 } } },
      },
    ],
  }).data;
}

/** `import courts from "virtual:courts"`: the address of every court by its face. */
export function courts(): Plugin {
  let isBuild = false;
  return {
    name: "courts",
    configResolved: (config) => void (isBuild = config.command === "build"),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const entries = COURTS.map((face) => {
        const source = shrunk(face);
        if (!isBuild) return `${face}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const originalFileName = drawing(face);
        const asset = this.emitFile({ type: "asset", name: `${face}.svg`, originalFileName, source });
        return `${face}: import.meta.ROLLUP_FILE_URL_${asset}`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
  };
}
