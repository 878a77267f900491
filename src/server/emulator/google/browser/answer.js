// Hands the answer to the page that asked, and to no other origin: the opener of a pop-up, or the parent of the one-tap frame.
(() => {
  const { origin, message } = document.querySelector('main').dataset;
  const answer = JSON.parse(message);
  const asking = window.opener ?? (window.parent === window ? null : window.parent);
  if (answer) asking?.postMessage(answer, origin);
  if (window.opener) window.close();
})();
