// Plays the job portal's login SDK for a page of our own origin: a window and a one-tap card, each of which sends messages.
(() => {
  const base = new URL('.', document.currentScript.src);
  const pollMilliseconds = 500;
  const graceMilliseconds = 500;
  const finalMessages = ['TOKEN_GENERATED', 'NO_USER_FOUND', 'YOLO_COOLDOWN', 'FRAME_CLOSED', 'ERROR'];

  const randomState = () =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

  const address = (path, parameters) => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries({ origin: window.location.origin, ...parameters })) {
      url.searchParams.set(name, value);
    }
    return url.href;
  };

  const listen = (state, receive) => {
    const handle = (event) => {
      if (event.origin !== base.origin || event.data?.source !== 'emulated-naukri' || event.data.state !== state)
        return;
      const { type, token = '', message = '' } = event.data;
      receive({ type, token, message });
    };
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  };

  const create = ({ clientId, environment }) => ({
    login(onMessage) {
      const state = randomState();
      const parameters = { client_id: clientId, state, environment };
      const popup = window.open(address('window', parameters), `naukri-${state}`, 'popup,width=500,height=600');
      if (!popup) {
        onMessage({
          type: 'ERROR',
          token: '',
          message: 'Your browser blocked the Naukri window. Allow pop-ups for this site, then try again.',
        });
        return;
      }
      let finished = false;
      const finish = (message) => {
        if (finished) return;
        finished = true;
        window.clearInterval(poll);
        stop();
        onMessage(message);
      };
      const stop = listen(state, finish);
      const poll = window.setInterval(() => {
        if (!popup.closed) return;
        const closed = { type: 'POPUP_CLOSED_UNEXPECTEDLY', token: '', message: '' };
        window.setTimeout(() => finish(closed), graceMilliseconds);
      }, pollMilliseconds);
    },
    showOneTap({ position }, onMessage) {
      const state = randomState();
      const frame = document.createElement('iframe');
      frame.title = 'Sign in with Naukri';
      const size = { position: 'fixed', 'z-index': '2147483647', width: '360px', 'max-width': '100%', height: '330px' };
      for (const [name, value] of Object.entries({ ...size, border: '1px solid #89827a80', ...position })) {
        frame.style.setProperty(name, value);
      }
      frame.src = address('card', { client_id: clientId, state, environment });
      const close = () => {
        stop();
        frame.remove();
      };
      const stop = listen(state, (message) => {
        if (finalMessages.includes(message.type)) close();
        onMessage(message);
      });
      document.body.append(frame);
      return close;
    },
  });

  window.NaukriLogin = { create };
})();
