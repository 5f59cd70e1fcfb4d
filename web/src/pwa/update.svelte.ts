/** The service worker of the page: registered once the page stands, and a new version that waits for the player's word. */
import { at } from "../base";
import { idle } from "../tasks";

export class Update {
  /** A new version has been fetched and waits. It is used when the player says so, or when the app is next started. */
  isReady = $state(false);
  #waiting: ServiceWorker | null = null;

  async register(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    await idle();
    try {
      this.#watch(await navigator.serviceWorker.register(at("/sw.js"), { updateViaCache: "none" }));
    } catch {
      // Without a worker the page plays all the same; it cannot be started without its server.
    }
  }

  /** Change over to the new version: the page is loaded anew, the game is safe with the server. */
  use(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("use");
  }

  #watch(registration: ServiceWorkerRegistration): void {
    if (registration.waiting) void this.#offer(registration.waiting);
    registration.addEventListener("updatefound", () => this.#await(registration.installing));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => undefined);
    });
  }

  #await(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      // The first worker of all has nobody to take over from.
      if (worker.state === "installed" && navigator.serviceWorker.controller) void this.#offer(worker);
    });
  }

  /** Offer a worker's version, unless it is this page's own, fetched afresh from the server. */
  async #offer(worker: ServiceWorker): Promise<void> {
    if (await knows(worker, new URL(import.meta.url).pathname)) return;
    this.#waiting = worker;
    this.isReady = true;
  }
}

/** Whether a worker's version is the one that a script belongs to. */
function knows(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ knows: script }, [port2]);
  });
}
