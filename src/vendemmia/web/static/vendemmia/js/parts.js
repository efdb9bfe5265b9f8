// Where the page scrolls, the bar at the bottom and the links in the prompt jump to a part of the table.
const oneAtATime = matchMedia("(max-width: 760px)");

document.addEventListener("click", (event) => {
  if (oneAtATime.matches || !event.target.matches("input[name=tab]")) return;
  document.querySelector(`.stage [data-pane="${event.target.value}"]`)?.scrollIntoView();
});
