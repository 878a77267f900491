// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { HotToasts } from '@/adapters/browser/hot-toasts';
import { MemoryGoogleIdentity } from '@/adapters/memory/account/session/memory-google-identity';
import type { ProviderToken } from '@/core/account/session/identity-provider.port';
import { LOGIN_CONTEXTS, loginContextTexts } from '@/core/account/session/login-contexts';
import { loginMessages } from '@/core/account/session/login-messages';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Toaster } from '@/views/kernel/toasts/toaster';
import { Button } from '@/views/kernel/ui/button';
import { SessionScreen } from '../sessions/session-screen';
import { SessionOverlays } from './session-overlays';

afterEach(cleanup);

const Opener = observer(function Opener() {
  const login = useStore(LoginKey);
  return <Button onClick={() => login.open()}>Open</Button>;
});

async function withWindow(): Promise<MemoryApp> {
  const app = await startMemoryApp();
  renderWithStores(
    app.store,
    <>
      <Opener />
      <SessionOverlays />
    </>,
  );
  return app;
}

const tara = { name: 'Tara Joshi', email: 'tara@people.example' };

/** Draws its own button, like the real one. */
class DrawingGoogle extends MemoryGoogleIdentity {
  override renderButton(hostId: string, onCredential: (token: ProviderToken) => void): void {
    super.renderButton(hostId, onCredential);
    const button = document.createElement('button');
    button.textContent = 'Continue as Tara';
    document.getElementById(hostId)?.replaceChildren(button);
  }
}

const googleButton = { name: 'Continue with Google' };

describe('the login window', () => {
  it('[OV-LOGIN] opens, closes on Esc, and gives the focus back', async () => {
    const { store } = await withWindow();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store(LoginKey).isOpen).toBe(false);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  it('[RO-ANONYMOUS-PROMPT] asks guests in the words of the specification', async () => {
    const { store } = await withWindow();
    store(LoginKey).open({ isAnonymous: true });
    expect(await screen.findByRole('dialog', { name: 'Log in to vote and write' })).toBeTruthy();
  });

  it('[LG-CONTEXTS] shows the title and the subtitle of each context', async () => {
    const { store } = await withWindow();
    for (const context of LOGIN_CONTEXTS) {
      store(LoginKey).open({}, context);
      const { title, subTitle } = loginContextTexts[context];
      expect(title).not.toBe('');
      expect(subTitle).not.toBe('');
      await screen.findByRole('dialog', { name: title });
      expect(screen.getByText(subTitle)).toBeTruthy();
      store(LoginKey).close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('[LG-CONTEXTS-NOCLOSE] can be closed in every context', async () => {
    const { store } = await withWindow();
    for (const context of LOGIN_CONTEXTS) {
      store(LoginKey).open({}, context);
      await screen.findByRole('dialog');
      expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      expect(store(LoginKey).isOpen).toBe(false);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});

describe('the ways in', () => {
  it('[RO-PROVIDERS] are Google, LinkedIn, Microsoft and the job portal, and the last one is marked', async () => {
    const { store, browser } = await startMemoryApp();
    browser.lastProvider = 'linkedin';
    const { container } = renderWithStores(store, <SessionScreen />);
    await screen.findByRole('button', googleButton);
    expect(buttonsOf(mainOf(container))).toEqual([
      'Continue with Google',
      'inContinue with LinkedInLast used here',
      'Continue with Microsoft',
      'Continue with Naukri',
    ]);
  });

  it('[LG-SURFACE] are the same buttons in the window and on the page', async () => {
    const { store } = await withWindow();
    store(LoginKey).open();
    expect(await screen.findByRole('button', googleButton)).toBeTruthy();
    const inWindow = buttonsOf(screen.getByRole('dialog')).filter((name) => name !== 'Close');
    cleanup();

    const page = await startMemoryApp();
    const { container } = renderWithStores(page.store, <SessionScreen />);
    expect(await screen.findByRole('button', googleButton)).toBeTruthy();
    expect(buttonsOf(mainOf(container))).toEqual(inWindow);
  });

  it('follow the sentence that a session has ended, where a service has ended it', async () => {
    const { store } = await startMemoryApp({ as: 'reader', address: '/session' });
    renderWithStores(store, <SessionScreen />);
    act(() => store(SessionKey).markUnauthorised());
    expect(await screen.findByText('Your session has ended. Log in again to continue.')).toBeTruthy();
    expect(await screen.findByRole('button', googleButton)).toBeTruthy();
  });

  it("[LG-YOLO-CONTAINER] have a host for Google's one-tap in the window only", async () => {
    const { store } = await withWindow();
    store(LoginKey).open();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('#login-modal-yolo')).not.toBeNull();
    // The memory one-tap reports only for this host that it is displayed.
    await waitFor(() => expect(store(LoginKey).flags.yoloShowed).toBe(true));
    cleanup();

    const page = await startMemoryApp();
    const { container } = renderWithStores(page.store, <SessionScreen />);
    await screen.findByRole('button', googleButton);
    await waitFor(() => expect(page.store(LoginKey).flags.isGoogleScriptLoaded).toBe(true));
    expect(container.querySelector('#login-modal-yolo')).toBeNull();
    expect(page.store(LoginKey).flags.yoloShowed).toBe(false);
  });

  it("[ST-LOGINFLAG-SHOWGOOGLE] give way to Google's own button while the one-tap shows, and are back once it was dismissed", async () => {
    const google = new DrawingGoogle(tara);
    const { store } = await startMemoryApp({ google });
    renderWithStores(store, <SessionOverlays />);
    store(LoginKey).open();
    expect(await screen.findByRole('button', { name: 'Continue as Tara' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', googleButton)).toBeNull());
    act(() => google.prompt?.dismissed());
    expect(screen.getByRole('button', googleButton)).toBeTruthy();
  });

  it("[LG-GOOGLE-BUTTON] have one host for Google's button: the window's while it is open, the page's before and after", async () => {
    const { store } = await startMemoryApp({ google: new DrawingGoogle(tara), address: '/session' });
    renderWithStores(
      store,
      <>
        <SessionScreen />
        <SessionOverlays />
      </>,
    );
    const hosts = () => [...document.querySelectorAll('#g_id_signin')];
    const isDrawnIn = (isInWindow: boolean) =>
      hosts()
        .map((host) => [host.closest('[role=dialog]') !== null, host.textContent])
        .join() === `${isInWindow},Continue as Tara`;
    await waitFor(() => expect(isDrawnIn(false)).toBe(true));
    act(() => store(LoginKey).open());
    await waitFor(() => expect(isDrawnIn(true)).toBe(true));
    await screen.findByRole('button', { name: 'Continue as Tara' });
    act(() => store(LoginKey).close());
    await waitFor(() => expect(isDrawnIn(false)).toBe(true));
  });

  it('say that they are at work, and start nothing twice', async () => {
    const { store, line } = await startMemoryApp({ google: new MemoryGoogleIdentity(tara) });
    renderWithStores(store, <SessionScreen />);
    line.hold();
    await userEvent.click(await screen.findByRole('button', googleButton));
    const button = await screen.findByRole('button', { name: 'Waiting for Google' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    line.release();
    expect(line.countOf('signInWithProvider')).toBe(1);
  });

  it('[ER-COOKIES-THIRDPARTY] say in a toast that third-party cookies are off', async () => {
    const google = new MemoryGoogleIdentity(tara);
    const { store } = await startMemoryApp({ google, toasts: new HotToasts('login') });
    renderWithStores(
      store,
      <>
        <SessionScreen />
        <Toaster />
      </>,
    );
    await waitFor(() => expect(store(LoginKey).flags.isGoogleScriptLoaded).toBe(true));
    google.nextFailure = { kind: 'thirdPartyCookies', message: loginMessages.thirdPartyCookies };
    await userEvent.click(screen.getByRole('button', googleButton));
    expect(await screen.findByText(loginMessages.thirdPartyCookies)).toBeTruthy();
    expect(loginMessages.thirdPartyCookies).toBe(
      'It looks like the 3rd Party Cookies are disabled on your browser. Please make sure the 3rd Party Cookies are enabled for google authentication.',
    );
  });
});

function mainOf(container: Element): Element {
  return container.querySelector('.frame__main') ?? container;
}

function buttonsOf(element: Element): readonly string[] {
  return [...element.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
}
