// The service worker shows a page of its own when the server does not answer.
const address = document.body.dataset.serviceWorker;

addEventListener("load", () => {
  if (address) navigator.serviceWorker?.register(address).catch(() => {});
});
