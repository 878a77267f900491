import { setImmediate as nextTurn } from 'node:timers/promises';

/** An ordinary turn counts as this long at least: on a loaded machine any of them takes as long. In ms. */
const FLOOR_MS = 10;
/** The hostile request's longest turn in those of the ordinary one, at the most. */
const MAX_RATIO = 5;
const MAX_TRIES = 6;
/** The turns after the answer that are measured too. */
const TURNS_AFTER = 5;

/**
 * Returns the longest turn of the event loop, in ms, while a piece of work is done and what it leaves behind begins. The embedded database runs
 * on the same thread, so that each of its statements is within a turn.
 */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = performance.now();
  let isOver = false;
  const turn = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  for (let turns = 0; turns < TURNS_AFTER; turns += 1) await nextTurn();
  isOver = true;
  return longest;
}

/**
 * Compares the longest turns of hostile requests with that of an ordinary one of the same size, which has been made before. Each counts at its
 * best: a turn that is long because the machine does something else is short the next time. Returns the names of those that take too long, with
 * both figures.
 */
export async function slowerThan(
  ordinary: () => Promise<unknown>,
  hostile: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const [name, work] of Object.entries(hostile)) {
    let best = await longestTurnOf(work);
    let usual = FLOOR_MS;
    for (let tries = 1; tries < MAX_TRIES && best > MAX_RATIO * usual; tries += 1) {
      usual = Math.max(FLOOR_MS, tries === 1 ? await longestTurnOf(ordinary) : Math.min(usual, await longestTurnOf(ordinary)));
      best = Math.min(best, await longestTurnOf(work));
    }
    if (best > MAX_RATIO * usual) slow.push(`${name}: ${Math.round(best)} ms, ordinary ${Math.round(usual)} ms`);
  }
  return slow;
}
