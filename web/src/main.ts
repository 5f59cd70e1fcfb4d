import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { dressAsBefore } from "./looks";
import { speak } from "./tongue.svelte";

dressAsBefore();
const target = document.getElementById("app");
void speak(null).then(() => target && mount(App, { target }));
