import { expect, it } from 'vitest';
import { FeaturesStore } from './features.store';

function codeThatComesLater(only: string, failures = 1) {
  let tries = 0;
  const source = {
    loadIdle: async () => {
      tries += 1;
      if (tries <= failures) throw new Error('No connection');
    },
    store: <Store>() => only as Store,
  };
  return new FeaturesStore(source);
}

it('does what waits for idle code by itself once a later try brings it, and says nothing of the first', async () => {
  const features = codeThatComesLater('events');
  const done: string[] = [];
  features.whenHere(Symbol('events'), (store: string) => done.push(store));
  expect(await features.loadIdle()).toBe(false);
  expect(done).toEqual([]);
  expect(await features.loadIdle()).toBe(true);
  expect(await features.loadIdle()).toBe(true);
  expect(done).toEqual(['events']);
  expect(features.isMissing).toBe(false);
});

it('says that something asked for did not load, and does it with the next try', async () => {
  const features = codeThatComesLater('composer');
  const done: string[] = [];
  const ask = () => features.ask(Symbol('composer'), (store: string) => done.push(store));
  const asked = ask();
  expect(features.isAsking).toBe(true);
  await asked;
  expect(features.isAsking).toBe(false);
  expect(done).toEqual([]);
  expect(features.isMissing).toBe(true);
  features.askAgain();
  await features.loadIdle();
  expect([done, features.isMissing]).toEqual([['composer'], false]);
});

it('does with the next try what was asked for, though a toast has waited for the same code since, and nothing that was given up', async () => {
  for (const [isGivenUp, expected] of [
    [false, ['composer']],
    [true, []],
  ] as const) {
    const features = codeThatComesLater('composer', 2);
    const done: string[] = [];
    await features.ask(Symbol('composer'), (store: string) => done.push(store));
    if (isGivenUp) features.giveUp();
    await features.need();
    expect(features.isMissing).toBe(true);
    features.askAgain();
    await features.loadIdle();
    expect([done, features.isMissing]).toEqual([expected, false]);
  }
});
