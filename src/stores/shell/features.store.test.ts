import { expect, it } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/toasts/memory-toasts';
import { toastMessages } from '@/core/toasts/toast-messages';
import { FeaturesStore } from './features.store';

/** Idle code that does not come at the first try, with one store in it. */
function codeThatComesLater(only: string) {
  let tries = 0;
  const toasts = new MemoryToasts();
  const source = {
    loadIdle: async () => {
      tries += 1;
      if (tries === 1) throw new Error('No connection');
    },
    store: <Store>() => only as Store,
  };
  return { features: new FeaturesStore(source, toasts), toasts };
}

it('does what waits for idle code by itself once a later try brings it, and says nothing of the first', async () => {
  const { features, toasts } = codeThatComesLater('events');
  const done: string[] = [];
  features.whenHere(Symbol('events'), (store: string) => done.push(store));
  expect(await features.loadIdle()).toBe(false);
  expect(done).toEqual([]);
  expect(await features.loadIdle()).toBe(true);
  expect(await features.loadIdle()).toBe(true);
  expect(done).toEqual(['events']);
  expect(toasts.shown).toEqual([]);
});

it('says that something asked for did not load, until a later try brings it', async () => {
  const { features, toasts } = codeThatComesLater('composer');
  const done: string[] = [];
  const ask = () => features.ask(Symbol('composer'), (store: string) => done.push(store));
  await ask();
  expect(toasts.shown.map(({ text1 }) => text1)).toEqual([toastMessages.partNotLoaded]);
  await ask();
  expect([done, toasts.shown]).toEqual([['composer'], []]);
});
