import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLoopYield } from './loop-turns';

describe('turns of the event loop', () => {
  it('go to the first at once, and to the others one after the other, in the order of asking', async () => {
    const turn = createLoopYield();
    const done: string[] = [];
    for (const name of ['first', 'second', 'third']) void turn().then(() => done.push(name));
    await Promise.resolve();
    await Promise.resolve();
    expect(done).toEqual(['first']);
    await nextTurn();
    expect(done).toEqual(['first', 'second']);
    await nextTurn();
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('come at once again when nobody waits', async () => {
    const turn = createLoopYield();
    await turn();
    await turn();
    await nextTurn();
    await nextTurn();
    let came = false;
    void turn().then(() => {
      came = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(came).toBe(true);
  });

  it('let the loop do something else between any two', async () => {
    const turn = createLoopYield();
    const seen: string[] = [];
    setImmediate(() => seen.push('the loop'));
    await Promise.all(['a', 'b', 'c'].map((name) => turn().then(() => seen.push(name))));
    expect(seen).toEqual(['a', 'the loop', 'b', 'c']);
  });

  it('let it go round many times after one that took long, so that it accepts the connections that came', async () => {
    const turn = createLoopYield();
    let rounds = 0;
    let isOver = false;
    const count = (): void => {
      rounds += 1;
      if (!isOver) setImmediate(count);
    };
    const long = turn().then(() => {
      const until = performance.now() + 12;
      while (performance.now() < until);
      setImmediate(count);
    });
    await Promise.all([long, turn()]);
    isOver = true;
    expect(rounds).toBeGreaterThan(10);
  });
});
