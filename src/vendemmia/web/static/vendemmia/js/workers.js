// The selected worker filters the page: pressing a space that is open to another worker selects that one.
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
