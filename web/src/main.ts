import { mount } from "svelte";
import App from "./App.svelte";
import { answerCalls } from "$lib/notifications/called";
import { keepPages } from "$lib/device/keeping";
import { newer } from "$lib/device/newer.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/forced.css";

mount(App, { target: document.getElementById("app")! });
keepPages();
answerCalls();
window.addEventListener("vite:preloadError", () => void newer.offer());
