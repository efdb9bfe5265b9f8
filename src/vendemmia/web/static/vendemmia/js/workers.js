// The worker to place is a filter on the page: a space open to another worker chooses that one.
export function choose(kind) {
  const radio = document.getElementById(`w-${kind}`);
  if (!radio) return false;
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

document.addEventListener("click", (event) => {
  const other = event.target.closest("[data-choose]");
  if (other && choose(other.dataset.choose)) {
    event.preventDefault();
    const space = other.closest("[data-space]");
    space?.querySelector(`button[data-for="${other.dataset.choose}"]`)?.focus();
    other.closest("[popover]")?.hidePopover();
  }
});
