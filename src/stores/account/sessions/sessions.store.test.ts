import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from './keys';

async function onTwoBrowsers(): Promise<MemoryApp & { readonly other: MemoryBrowser }> {
  const app = await startMemoryApp({ as: 'writer', address: '/session' });
  const other = new MemoryBrowser(app.world);
  other.signIn(app.me, 'microsoft');
  await app.store(SessionsKey).load();
  return { ...app, other };
}

function rowsOf({ store }: MemoryApp) {
  const { state } = store(SessionsKey);
  return state.state === 'ready' ? state.value : [];
}

it('a session that is ended in the list is over there, and its row goes', async () => {
  const app = await onTwoBrowsers();
  const [, there] = rowsOf(app);
  expect(rowsOf(app).map(({ isCurrent, provider }) => [isCurrent, provider])).toEqual([
    [true, 'google'],
    [false, 'microsoft'],
  ]);
  if (there !== undefined) await app.store(SessionsKey).end(there);
  expect(app.other.viewer()).toBeNull();
  expect(rowsOf(app)).toHaveLength(1);
  expect(app.toasts.shown.at(-1)).toMatchObject({ type: 'success', text1: 'You are logged out on Chrome on Linux.' });
});

it('a session that has ended meanwhile goes from the list as well', async () => {
  const app = await onTwoBrowsers();
  const [, there] = rowsOf(app);
  app.other.signOut();
  if (there !== undefined) await app.store(SessionsKey).end(there);
  expect(rowsOf(app)).toHaveLength(1);
});

it('all others end together, and this one stays', async () => {
  const app = await onTwoBrowsers();
  await app.store(SessionsKey).endOthers();
  expect(app.other.viewer()).toBeNull();
  expect(rowsOf(app)).toHaveLength(1);
  expect(app.store(SessionKey).isLoggedIn).toBe(true);
});

it('signing out everywhere leaves a guest here, with nothing of the user', async () => {
  const app = await onTwoBrowsers();
  await app.store(SessionsKey).endAll();
  await app.settle();
  expect([app.other.viewer(), app.store(SessionKey).userId]).toEqual([null, null]);
  expect(app.store(SessionsKey).state.state).toBe('idle');
  expect(app.toasts.shown.at(-1)).toMatchObject({ text1: 'You are logged out on all your devices.' });
});

it('what could not be ended stays, and says so', async () => {
  const app = await onTwoBrowsers();
  app.line.failNext(failureOf(429));
  await app.store(SessionsKey).endOthers();
  expect(rowsOf(app)).toHaveLength(2);
  expect(app.toasts.shown.at(-1)).toMatchObject({ type: 'failure', text1: 'You are still logged in there.' });
  expect(app.store(SessionsKey).ending).toBeNull();
});

it('two presses end once', async () => {
  const app = await onTwoBrowsers();
  app.line.hold();
  void app.store(SessionsKey).endOthers();
  void app.store(SessionsKey).endAll();
  app.line.release();
  await app.settle();
  expect(app.store(SessionKey).isLoggedIn).toBe(true);
});
