import { mount } from "svelte";
import App from "./App.svelte";
import { answerCalls } from "$lib/notifications/called";
import { keepPages } from "$lib/device/keeping";
import { i18n } from "$lib/i18n/i18n.svelte";
import { newer } from "$lib/device/newer.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/forced.css";

void i18n.learn(i18n.language).then(() => mount(App, { target: document.getElementById("app")! }));
keepPages();
answerCalls();
window.addEventListener("vite:preloadError", () => void newer.offer());
