/**
 * Yields to the event loop between statements, because the embedded database blocks the thread. The first call of a turn resolves
 * at once, each further one in a turn of its own, in the order of the calls: in between the loop accepts connections, reads
 * requests and fires timers.
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
