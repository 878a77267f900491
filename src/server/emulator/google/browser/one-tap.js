// Tells the page that the one-tap card stands, that nobody could be offered, or that the person has closed it.
(() => {
  const main = document.querySelector('main');
  const { origin, displayed } = main.dataset;
  const state = document.querySelector('input[name=state]').value;
  const tell = (kind) => window.parent.postMessage({ source: 'emulated-google', state, kind }, origin);
  document.getElementById('close').addEventListener('click', () => tell('closed'));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('closed');
  });
  tell(displayed === 'true' ? 'displayed' : 'not-displayed');
})();
