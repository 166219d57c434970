// One of the three languages, and back as soon as there is a network.
const WAIT = 5000; // ms between two tries
const sections = [...document.querySelectorAll("section")];
const spoken = navigator.languages
  .map((lang) => lang.slice(0, 2))
  .find((lang) => sections.some((s) => s.lang === lang));
for (const section of sections) section.hidden = section.lang !== (spoken ?? "en");
document.documentElement.lang = spoken ?? "en";
for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
setInterval(() => {
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    (reply) => reply.ok && location.reload(),
    () => {},
  );
}, WAIT);
