import { CookieJar } from '@tests/support/cookie-jar';
import { expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { DeviceDrafts } from './device-drafts';

const KEYS = { asha: 'u-1.AAECAwQFBgcICQoLDA0ODw', stranger: 'u-2.DwECAwQFBgcICQoLDA0ODw' };

function logIn(jar: CookieJar, who: keyof typeof KEYS): void {
  jar.cookie = `DRAFTS=${KEYS[who]}; Path=/`;
  jar.cookie = `UAC_I=${KEYS[who].slice(0, 3)}; Path=/`;
  jar.cookie = 'UAC_K=1; Path=/';
}
function logOut(jar: CookieJar): void {
  for (const name of ['UAC_I', 'UAC_K']) jar.cookie = `${name}=; Path=/; Max-Age=0`;
}
const all = (storage: MemoryStorage) =>
  storage
    .keysFrom('')
    .map((key) => `${key} ${storage.get(key)}`)
    .join();

it('drafts are unreadable while their user is logged out, and back at the next login of the same user', async () => {
  const [jar, storage] = [new CookieJar(), new MemoryStorage()];
  logIn(jar, 'asha');
  storage.set('postDraft.u-1', 'My manager reads this laptop');
  storage.set('commentDrafts', '{"owner":"u-1","text":"and this"}');
  storage.set('theme', 'dark');
  await new DeviceDrafts(jar, storage).settle();
  expect(storage.get('postDraft.u-1')).toBe('My manager reads this laptop');
  logOut(jar);
  await new DeviceDrafts(jar, storage).settle();
  expect(all(storage)).not.toMatch(/manager|and this|postDraft/);
  expect(storage.get('theme')).toBe('dark');
  expect(jar.cookie).not.toContain('DRAFTS');

  logIn(jar, 'stranger');
  await new DeviceDrafts(jar, storage).settle();
  expect(all(storage)).not.toMatch(/manager|and this|postDraft/);
  logOut(jar);
  await new DeviceDrafts(jar, storage).settle();

  logIn(jar, 'asha');
  storage.set('commentDrafts', 'written since');
  await new DeviceDrafts(jar, storage).settle();
  expect(storage.get('postDraft.u-1')).toBe('My manager reads this laptop');
  expect(storage.get('commentDrafts')).toBe('written since');
  expect(storage.keysFrom('sealedDrafts.')).toEqual([]);
});

it('damaged seals are dropped', async () => {
  const [jar, storage] = [new CookieJar(), new MemoryStorage()];
  logIn(jar, 'asha');
  storage.set('sealedDrafts.u-1.AAECAwQFBgcICQoL', 'AAECAwQFBgcICQoLAAECAwQFBgcICQoL');
  await new DeviceDrafts(jar, storage).settle();
  expect(all(storage)).toBe('');
});

it('drafts are sealed also if another user logs in without a logout before', async () => {
  const [jar, storage] = [new CookieJar(), new MemoryStorage()];
  const drafts = new DeviceDrafts(jar, storage);
  logIn(jar, 'asha');
  await drafts.settle();
  storage.set('postDraft.u-1', 'My manager reads this laptop');
  logIn(jar, 'stranger');
  await drafts.settle();
  expect(all(storage)).not.toContain('manager');
  logIn(jar, 'asha');
  await drafts.settle();
  expect(storage.get('postDraft.u-1')).toBe('My manager reads this laptop');
});
