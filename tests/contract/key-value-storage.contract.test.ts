// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { DeviceStorage } from '@/adapters/browser/device-storage';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';

function refuse(): never {
  throw new DOMException('The quota is used up.', 'QuotaExceededError');
}

const storages: Readonly<Record<string, () => KeyValueStorage>> = {
  'in memory': () => new MemoryStorage(),
  'on the device': () => new DeviceStorage(() => window.localStorage),
  'on a device that refuses': () => new DeviceStorage(refuse),
};

describe.each(Object.entries(storages))('KeyValueStorage %s', (place, make) => {
  beforeEach(() => window.localStorage.clear());

  it('gives back what was stored last, and null for what was not', () => {
    const storage = make();
    expect(storage.get('draft')).toBeNull();
    storage.set('draft', 'one');
    storage.set('draft', 'two');
    storage.set('other', '');
    expect([storage.get('draft'), storage.get('other')]).toEqual(['two', '']);
  });

  it('tells what survives a reload', () => {
    const storage = make();
    storage.set('draft', 'one');
    expect([storage.isStored('draft'), storage.isStored('other')]).toEqual([
      place !== 'on a device that refuses',
      false,
    ]);
    storage.remove('draft');
    expect(storage.isStored('draft')).toBe(false);
  });

  it('forgets what is removed, once and for all', () => {
    const storage = make();
    storage.set('draft', 'वेतन 🙂');
    storage.remove('draft');
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
  });

  it('forgets what is of one user, by key or content, and keeps the rest', () => {
    const storage = make();
    storage.set('postDraft.u1', 'one');
    storage.set('intent', '{"owner":"u1"}');
    storage.set('postDraft.u2', 'two');
    storage.set('theme', 'dark');
    storage.removeOf('u1');
    storage.removeOf('u1');
    const left = ['postDraft.u1', 'intent', 'postDraft.u2', 'theme'].map((key) => storage.get(key));
    expect(left).toEqual([null, null, 'two', 'dark']);
  });
});
