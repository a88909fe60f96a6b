import { mount } from "svelte";
import App from "./App.svelte";
import { answerCalls } from "./lib/called";
import { learnFirst } from "./lib/front";
import { keepPages } from "./lib/keeping";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("app")!;
learnFirst().then(
  () => mount(App, { target }),
  // Without its words the page has none to say it in.
  () => (target.textContent = "Matchwood did not load. Reload the page. / Lade die Seite neu."),
);
keepPages();
answerCalls();
