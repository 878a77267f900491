import { expect, it } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/toasts/memory-toasts';
import { FeaturesStore } from './features.store';

it('does what waits for idle code by itself once a later try brings it, and says nothing of the first', async () => {
  let tries = 0;
  const toasts = new MemoryToasts();
  const source = {
    loadIdle: async () => {
      tries += 1;
      if (tries === 1) throw new Error('No connection');
    },
    store: <Store>() => 'events' as Store,
  };
  const features = new FeaturesStore(source, toasts);
  const done: string[] = [];
  features.whenHere(Symbol('events'), (store: string) => done.push(store));
  expect(await features.loadIdle()).toBe(false);
  expect(done).toEqual([]);
  expect(await features.loadIdle()).toBe(true);
  expect(await features.loadIdle()).toBe(true);
  expect(done).toEqual(['events']);
  expect(toasts.shown).toEqual([]);
});
