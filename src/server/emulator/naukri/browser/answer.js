// Hands a message to the page that asked, and to no other origin: the opener of the window, or the parent of the card's frame.
(() => {
  const { origin, message } = document.querySelector('main').dataset;
  const answer = JSON.parse(message);
  const asking = window.opener ?? (window.parent === window ? null : window.parent);
  // A closed window says nothing; the SDK notices by itself.
  if (answer.type !== 'POPUP_CLOSED_UNEXPECTEDLY') asking?.postMessage(answer, origin);
  if (window.opener) window.close();
})();
