// Plays Google Identity Services (https://accounts.google.com/gsi/client) for a page of our own origin: google.accounts.id and
// google.accounts.oauth2 with the calls, callbacks, moments and errors that their documentation describes.
(() => {
  const script = document.currentScript;
  const base = new URL('..', script.src);
  const emulatorOrigin = base.origin;
  const popupFeatures = 'popup,width=500,height=600';
  const pollMilliseconds = 300;
  const graceMilliseconds = 200;

  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = new URL('gsi/button.css', base).href;
  document.head.append(styles);

  const randomState = () =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

  const address = (path, parameters) => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries({ origin: window.location.origin, ...parameters })) {
      if (value !== undefined && value !== null) url.searchParams.set(name, value);
    }
    return url.href;
  };

  /** Hands the emulator's messages with this state to `receive`; answers how to stop listening. */
  const listen = (state, receive) => {
    const handle = (event) => {
      if (event.origin !== emulatorOrigin) return;
      if (event.data?.source !== 'emulated-google' || event.data.state !== state) return;
      receive(event.data);
    };
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  };

  /** Opens the pop-up and calls exactly one of the two callbacks, once. */
  const openPopup = (parameters, onAnswer, onError) => {
    const state = randomState();
    const url = address('auth', { ...parameters, state });
    const popup = window.open(url, `google-${state}`, popupFeatures);
    const failedToOpen = () =>
      onError({
        type: 'popup_failed_to_open',
        message: `Failed to open popup window on url: ${url}. Maybe blocked by the browser?`,
      });
    if (!popup) {
      failedToOpen();
      return;
    }
    let finished = false;
    const finish = (report) => {
      if (finished) return;
      finished = true;
      window.clearInterval(poll);
      stop();
      report();
    };
    const stop = listen(state, (message) =>
      finish(() => (message.kind === 'failed-to-open' ? failedToOpen() : onAnswer(message))),
    );
    const poll = window.setInterval(() => {
      if (!popup.closed) return;
      // An answer may still be on its way from a window that closed itself.
      window.setTimeout(
        () => finish(() => onError({ type: 'popup_closed', message: 'Popup window closed' })),
        graceMilliseconds,
      );
    }, pollMilliseconds);
  };

  const initTokenClient = (config) => ({
    requestAccessToken(overrides = {}) {
      const settings = { ...config, ...overrides };
      openPopup(
        { client_id: settings.client_id, scope: settings.scope, response_type: 'token' },
        (message) => {
          const { error, error_description, access_token, expires_in, scope, token_type } = message;
          const answer = error
            ? { error, error_description }
            : { access_token, expires_in, scope, token_type, authuser: '0', prompt: 'none' };
          settings.callback?.(settings.state === undefined ? answer : { ...answer, state: settings.state });
        },
        (error) => settings.error_callback?.(error),
      );
    },
  });

  let settings = null;
  let prompt = null;
  let suppressed = false;

  const requireSettings = () => {
    if (settings) return settings;
    throw new Error('[GSI_LOGGER]: google.accounts.id.initialize() is not called.');
  };

  /** One notification of a prompt moment, with the questions that the documentation lists. */
  const moment = (type, reason = null) => ({
    getMomentType: () => (type === 'displayed' || type === 'not_displayed' ? 'display' : type),
    isDisplayMoment: () => type === 'displayed' || type === 'not_displayed',
    isDisplayed: () => type === 'displayed',
    isNotDisplayed: () => type === 'not_displayed',
    getNotDisplayedReason: () => (type === 'not_displayed' ? reason : undefined),
    isSkippedMoment: () => type === 'skipped',
    getSkippedReason: () => (type === 'skipped' ? reason : undefined),
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : undefined),
  });

  const closePrompt = () => {
    prompt?.stop();
    prompt?.frame.remove();
    prompt = null;
  };

  const showPrompt = (onMoment = () => undefined) => {
    const { client_id, callback, nonce, prompt_parent_id } = requireSettings();
    if (prompt) return;
    if (suppressed) {
      onMoment(moment('not_displayed', 'suppressed_by_user'));
      return;
    }
    const state = randomState();
    const frame = document.createElement('iframe');
    frame.title = 'Sign in with Google';
    frame.className = 'emulated-google-one-tap';
    frame.src = address('one-tap', { client_id, nonce, response_type: 'id_token', state });
    const parent = prompt_parent_id ? document.getElementById(prompt_parent_id) : null;
    frame.classList.toggle('emulated-google-one-tap--floating', parent === null);
    const stop = listen(state, (message) => {
      if (message.kind === 'displayed') {
        onMoment(moment('displayed'));
        return;
      }
      closePrompt();
      if (message.kind === 'not-displayed') onMoment(moment('not_displayed', 'opt_out_or_no_session'));
      else if (message.kind === 'answer' && message.credential) {
        callback?.({ credential: message.credential, select_by: 'user', clientId: client_id });
        onMoment(moment('dismissed', 'credential_returned'));
      } else {
        suppressed = true;
        onMoment(moment('skipped', message.kind === 'failed-to-open' ? 'issuing_failed' : 'user_cancel'));
      }
    });
    prompt = { frame, stop, onMoment };
    (parent ?? document.body).append(frame);
  };

  const labels = {
    signin_with: 'Sign in with Google',
    signup_with: 'Sign up with Google',
    continue_with: 'Continue with Google',
    signin: 'Sign in',
  };

  const renderButton = (parent, options = {}) => {
    const { client_id, callback, nonce } = requireSettings();
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'emulated-google-button';
    const shape = options.shape === 'circle' || options.shape === 'pill' ? 'round' : 'square';
    button.classList.add(`emulated-google-button--${shape}`);
    const mark = document.createElement('span');
    mark.className = 'emulated-google-button__mark';
    mark.setAttribute('aria-hidden', 'true');
    mark.textContent = 'G';
    const label = document.createElement('span');
    label.textContent = labels[options.text] ?? labels.signin_with;
    button.append(mark, label);
    if (options.width) button.style.width = `${Number.parseInt(options.width, 10)}px`;
    button.addEventListener('click', () => {
      options.click_listener?.();
      openPopup(
        { client_id, nonce, response_type: 'id_token', scope: 'openid email profile' },
        ({ credential }) => {
          if (credential) callback?.({ credential, select_by: 'btn', clientId: client_id, state: options.state });
        },
        (error) => {
          // The page does not hear of it, so the button itself says so.
          if (error.type !== 'popup_failed_to_open') return;
          label.setAttribute('role', 'alert');
          label.textContent = 'Your browser blocked the window. Allow pop-ups, then press again.';
        },
      );
    });
    parent.replaceChildren(button);
  };

  window.google = {
    ...window.google,
    accounts: {
      id: {
        initialize: (config) => {
          settings = { ...config };
        },
        prompt: showPrompt,
        renderButton,
        cancel: () => {
          const onMoment = prompt?.onMoment;
          closePrompt();
          onMoment?.(moment('dismissed', 'cancel_called'));
        },
        // Nobody is ever selected without being asked here.
        disableAutoSelect: () => undefined,
      },
      oauth2: { initTokenClient },
    },
  };
})();
