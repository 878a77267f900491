import { existsSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** An ordinary turn counts as this long at least: on a loaded machine any of them takes as long. In ms. */
const FLOOR_MS = 10;
/** The hostile request's longest turn in those of the ordinary one, at the most. */
const MAX_RATIO = 5;
const MAX_TRIES = 6;
const SCHEDULED = '/proc/thread-self/schedstat';
/** How far behind the figures of that file may be, in ms. */
const TICK_MS = 4;
/** The turns after the answer that are measured too. */
const TURNS_AFTER = 5;

/**
 * Returns the longest turn of the event loop, in ms, while a piece of work is done and what it leaves behind begins. The embedded database runs
 * on the same thread, so that each of its statements is within a turn. Of a turn that was interrupted by other processes only what the thread
 * itself was at work counts, if the system tells it.
 */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  const start = timeAtWork();
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
  const end = timeAtWork();
  return start === null || end === null ? longest : Math.min(longest, end - start + TICK_MS);
}

/** The time that this thread has been at work, in ms; null on systems that do not tell. */
function timeAtWork(): number | null {
  return existsSync(SCHEDULED) ? Number(readFileSync(SCHEDULED, 'latin1').split(' ')[0]) / 1e6 : null;
}

/** Returns the time that a piece of work takes, in ms: for what is done in other threads, one after the other. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Compares the longest turns of hostile requests with that of an ordinary one of the same size, which has been made before. Each counts at its
 * best: a turn that is long because the machine does something else is short the next time. Returns the names of those that take too long, with
 * both figures.
 */
export async function slowerThan(
  ordinary: () => Promise<unknown>,
  hostile: Readonly<Record<string, () => Promise<unknown>>>,
  measure = longestTurnOf,
): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const [name, work] of Object.entries(hostile)) {
    let best = await measure(work);
    let usual: number | null = null;
    for (let tries = 1; tries < MAX_TRIES && best > limitOf(usual ?? 0); tries += 1) {
      usual = Math.min(usual ?? Number.POSITIVE_INFINITY, await measure(ordinary));
      best = Math.min(best, await measure(work));
    }
    if (best > limitOf(usual ?? 0)) slow.push(`${name}: ${Math.round(best)} ms, ordinary ${Math.round(usual ?? 0)} ms`);
  }
  return slow;
}

function limitOf(usual: number): number {
  return MAX_RATIO * Math.max(FLOOR_MS, usual);
}
