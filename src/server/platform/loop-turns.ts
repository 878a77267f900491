/**
 * Hands out turns of the event loop: the first of a turn comes at once, whoever asks in the same turn waits for one of their own,
 * in the order of asking. For work that keeps the thread to itself: between two pieces of it the loop accepts connections,
 * reads requests and fires timers, which would otherwise wait until nobody asks any more.
 */
export function createLoopTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let taken = false;

  function next(): void {
    const first = waiting.shift();
    if (first === undefined) {
      taken = false;
      return;
    }
    setImmediate(next);
    first();
  }

  return () => {
    if (taken) return new Promise((resolve) => waiting.push(resolve));
    taken = true;
    setImmediate(next);
    return Promise.resolve();
  };
}
