import { mount } from "svelte";
import App from "./App.svelte";
import { keepPages } from "./lib/keeping";
import "./style/tokens.css";
import "./style/base.css";

mount(App, { target: document.getElementById("app")! });
keepPages();
