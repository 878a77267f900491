// Tells the page that the one-tap card is in view, that there is no user, that a login began, or that the card was closed.
(() => {
  const { origin, state, displayed } = document.querySelector('main').dataset;
  const tell = (type) => window.parent.postMessage({ source: 'emulated-naukri', state, type }, origin);
  document.getElementById('close').addEventListener('click', () => tell('FRAME_CLOSED'));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('FRAME_CLOSED');
  });
  document.querySelector('form').addEventListener('submit', () => tell('LOGIN_INITIATED'));
  tell(displayed === 'true' ? 'in_view' : 'NO_USER_FOUND');
})();
