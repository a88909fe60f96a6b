import { mount } from "svelte";
import App from "./App.svelte";
import { answerCalls } from "./lib/called";
import { keepPages } from "./lib/keeping";
import { newer } from "./lib/newer.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/forced.css";

mount(App, { target: document.getElementById("app")! });
keepPages();
answerCalls();
window.addEventListener("vite:preloadError", () => void newer.offer());
