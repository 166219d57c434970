import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource-variable/fraunces";
import "./style/stand-ins.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/shared.css";
import "./style/layout.css";
import "./style/colours.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { register } from "./app/notices";

mount(App, { target: document.getElementById("app")! });
register();
