import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemoryGoogleIdentity } from '@/adapters/memory/account/session/memory-google-identity';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { PROMPT_PUT_OFF_MS, putOffKey } from '@/core/kernel/shell/overlay-budget.policy';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OverlaysKey } from '@/stores/kernel/shell/keys';
import { LoginKey, LoginPromptKey, SessionKey } from './keys';

async function aGuest(options: Parameters<typeof startMemoryApp>[0] = {}) {
  const here = await startMemoryApp(options);
  for (let post = 1; post <= 10; post += 1) here.store(SessionKey).postSeen();
  return here;
}

describe('the login prompt', () => {
  it('asks nobody who has seen nine posts and opened one, however long it takes', async () => {
    const { store, time } = await startMemoryApp({ address: '/p/f43e2d3d-3b96-4a83-a17e-623af3953260' });
    for (let post = 1; post <= 9; post += 1) store(SessionKey).postSeen();
    time.advance(600_000);
    expect(store(LoginPromptKey).isShown).toBe(false);
    store(SessionKey).postSeen();
    expect(store(LoginPromptKey).isShown).toBe(true);
  });

  it('asks with the second post that is opened on a device, on this page or on another', async () => {
    const storage = new MemoryStorage();
    const first = '/p/f43e2d3d-3b96-4a83-a17e-623af3953260';
    const second = '/p/a43e2d3d-3b96-4a83-a17e-623af3953261';
    const shownAt = async (address: string) => {
      const { store, time } = await startMemoryApp({ address, storage });
      time.advance(4000);
      return store(LoginPromptKey).isShown;
    };
    expect(await shownAt(first)).toBe(false);
    expect(await shownAt('/')).toBe(false);
    expect(await shownAt(`${first}?comment=1`)).toBe(false);
    expect(await shownAt(second)).toBe(true);
    expect(await shownAt('/')).toBe(true);
  });

  it('[NP-LOGIN-PROMPT] [TM-LOGIN-PROMPT] shows to a guest 4000 ms after the page was loaded, not before', async () => {
    const { store, time } = await aGuest();
    time.advance(3999);
    expect(store(LoginPromptKey).isShown).toBe(false);
    time.advance(1);
    expect(store(LoginPromptKey).isShown).toBe(true);
    expect(store(LoginKey).isOpen).toBe(false);
  });

  it('[TM-LOGIN-PROMPT] waits for idle time from then on, until 8000 ms after the page was loaded', async () => {
    const { store, time } = await aGuest();
    time.isIdle = false;
    time.advance(7999);
    expect(store(LoginPromptKey).isShown).toBe(false);
    time.advance(1);
    expect(store(LoginPromptKey).isShown).toBe(true);
  });

  it('counts from when the page came, however late its code did', async () => {
    const { store, time, settle } = await aGuest({ address: '/session' });
    time.advance(5000);
    store(NavigationKey).go('/');
    await settle();
    store(LoginPromptKey).start();
    time.advance(0);
    expect(store(LoginPromptKey).isShown).toBe(true);
  });

  it.each(['newcomer', 'reader', 'writer'] as const)('[NP-LOGIN-PROMPT] never shows to a %s', async (viewer) => {
    const { store, time } = await aGuest({ as: viewer });
    time.advance(60_000);
    expect(store(LoginPromptKey).isShown).toBe(false);
  });

  it('does not show on the screen with the login, nor beside it', async () => {
    const page = await aGuest({ address: '/session' });
    page.time.advance(60_000);
    expect(page.store(LoginPromptKey).isShown).toBe(false);

    const { store, time, settle } = await aGuest();
    store(NavigationKey).go('/session');
    await settle();
    time.advance(60_000);
    expect(store(LoginPromptKey).isShown).toBe(false);
  });

  it('does not show over what the user has opened, and goes where something opens', async () => {
    const early = await aGuest();
    early.store(OverlaysKey).overlayOpened();
    early.time.advance(60_000);
    expect(early.store(LoginPromptKey).isShown).toBe(false);

    const { store, time } = await aGuest();
    time.advance(4000);
    store(OverlaysKey).overlayOpened();
    expect(store(LoginPromptKey).isShown).toBe(false);
  });

  it('leads to the login window and goes', async () => {
    const { store, time } = await aGuest({
      google: new MemoryGoogleIdentity({ name: 'T', email: 't@p.example' }),
    });
    time.advance(4000);
    store(LoginPromptKey).accept();
    expect(store(LoginPromptKey).isShown).toBe(false);
    expect(store(LoginKey)).toMatchObject({ isOpen: true, props: { isAnonymous: true } });
  });

  it('stays away for seven days where it was put off, on other pages and in tabs that are open', async () => {
    const storage = new MemoryStorage();
    const first = await aGuest({ storage });
    const tab = await aGuest({ storage });
    first.time.advance(4000);
    first.store(LoginPromptKey).close();
    expect(first.store(LoginPromptKey).isShown).toBe(false);
    tab.time.advance(60_000);
    expect(tab.store(LoginPromptKey).isShown).toBe(false);

    const next = await aGuest({ storage });
    next.time.advance(60_000);
    expect(next.store(LoginPromptKey).isShown).toBe(false);

    storage.set(putOffKey('loginPrompt'), String(first.time.now() - PROMPT_PUT_OFF_MS));
    const later = await aGuest({ storage });
    later.time.advance(4000);
    expect(later.store(LoginPromptKey).isShown).toBe(true);
  });

  it('is never shown again where it was refused', async () => {
    const storage = new MemoryStorage();
    const page = await aGuest({ storage });
    page.time.advance(4000);
    page.store(LoginPromptKey).refuse();
    expect(page.store(LoginPromptKey).isShown).toBe(false);
    const next = await aGuest({ storage });
    next.time.advance(60_000);
    expect(next.store(LoginPromptKey).isShown).toBe(false);
  });

  it('goes where the guest signed in meanwhile', async () => {
    const { store, browser, me, time } = await aGuest();
    time.advance(4000);
    browser.signIn(me);
    store(SessionKey).readUser();
    expect(store(LoginPromptKey).isShown).toBe(false);
  });
});
