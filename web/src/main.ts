import { mount } from "svelte";
import { api, askedEarly } from "./api";
import "./tokens.css";
import "./base.css";
import { dressAsBefore } from "./looks";
import { recalled } from "./memory";
import { activated } from "./prerender";
import Root from "./Root.svelte";
import { nextTask } from "./tasks";
import { figure, localeOf, speak } from "./tongue.svelte";
import { keepTextAlive } from "./translated";

async function begin(target: HTMLElement): Promise<void> {
  dressAsBefore();
  const language = recalled("language");
  // The server named the browser's language; another one may have been chosen here.
  document.documentElement.lang = localeOf(language);
  await activated();
  keepTextAlive(target);
  // The game is on its way while the words are.
  const props = { api: askedEarly(api) };
  const words = speak(language);
  await nextTask();
  // A browser's first figure takes as long as a table; the way to the server is long enough for it.
  figure(0);
  await words;
  await nextTask();
  mount(Root, { target, props });
}

/** Without words the app can say nothing; the page has one sentence of its own. */
function giveUp(error: unknown): void {
  console.error(error);
  document.getElementById("no-start")?.removeAttribute("hidden");
}

const target = document.getElementById("app");
if (target) begin(target).catch(giveUp);
