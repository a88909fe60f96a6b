import { mount } from "svelte";
import App from "./App.svelte";
import { answerCalls } from "./lib/called";
import { keepPages } from "./lib/keeping";
import "./style/tokens.css";
import "./style/base.css";
import "./style/forced.css";

mount(App, { target: document.getElementById("app")! });
keepPages();
answerCalls();
