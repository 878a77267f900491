import { existsSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** In ms: shorter ordinary turns count as this, for loaded machines. */
const FLOOR_MS = 10;
const MAX_RATIO = 5;
const MAX_TRIES = 6;
const SCHEDULED = '/proc/thread-self/schedstat';
/** Resolution of the CPU figures, in ms. */
const TICK_MS = 4;
const TURNS_AFTER = 5;

/**
 * In ms, until follow-up work begins. Includes the embedded database, which runs on this thread. Excludes
 * preemption where the system reports CPU time.
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

/** The CPU time of this thread in ms; null on systems that do not report it. */
function timeAtWork(): number | null {
  return existsSync(SCHEDULED) ? Number(readFileSync(SCHEDULED, 'latin1').split(' ')[0]) / 1e6 : null;
}

/** For work in other threads. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Compares best turns of hostile and ordinary requests of equal size. Returns slow ones with both figures. */
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
