/**
 * The duration in ms after which a statement counts as long. Many connections wait after a long statement, and the
 * event loop accepts only one per turn.
 */
const LONG_MS = 5;
const ROUNDS_PER_MS = 2;
const MAX_ROUNDS = 64;

/**
 * Yields to the event loop between statements, because the embedded database blocks the thread. The first call of a
 * turn resolves immediately, the others one per turn, in order.
 */
export function createLoopYield(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let taken = false;
  let begunAt = 0;

  function rest(): void {
    const tookMs = performance.now() - begunAt;
    let rounds = tookMs < LONG_MS ? 0 : Math.min(MAX_ROUNDS, Math.floor(tookMs * ROUNDS_PER_MS));
    const round = (): void => {
      rounds -= 1;
      if (rounds < 0) next();
      else setImmediate(round);
    };
    round();
  }

  function next(): void {
    const first = waiting.shift();
    if (first === undefined) {
      taken = false;
      return;
    }
    begunAt = performance.now();
    setImmediate(rest);
    first();
  }

  return () => {
    if (taken) return new Promise((resolve) => waiting.push(resolve));
    taken = true;
    begunAt = performance.now();
    setImmediate(rest);
    return Promise.resolve();
  };
}
