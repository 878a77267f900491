import type { Server } from 'node:http';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** A turn of the event loop found next to nothing to do that was so many times shorter than the wait for it. */
const TIMES_SHORTER = 100;
/** Maximum share of the stop's time spent here, in ms. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Ends listening at a moment at which the process has taken in all that reached it. Node would reset the connections that it has not accepted and those whose next
 * request it has not read: many on a busy process, and a proxy sends no write again that it has sent once.
 */
export async function stopListening(server: Server): Promise<void> {
  // The turn that runs may have looked already.
  await turnOfTheLoop();
  const from = performance.now();
  for (let began = from, isTime = false; !isTime; ) {
    await turnOfTheLoop();
    const now = performance.now();
    const waited = now - from;
    isTime = TIMES_SHORTER * (now - began) <= waited || waited >= LONGEST_WAIT_MS;
    began = now;
  }
  server.close();
}
