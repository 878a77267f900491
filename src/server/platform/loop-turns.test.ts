import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLoopTurns } from './loop-turns';

describe('turns of the event loop', () => {
  it('go to the first at once, and to the others one after the other, in the order of asking', async () => {
    const turn = createLoopTurns();
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
    const turn = createLoopTurns();
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
    const turn = createLoopTurns();
    const seen: string[] = [];
    setImmediate(() => seen.push('the loop'));
    await Promise.all(['a', 'b', 'c'].map((name) => turn().then(() => seen.push(name))));
    expect(seen).toEqual(['a', 'the loop', 'b', 'c']);
  });
});
