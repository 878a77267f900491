import type { Server } from 'node:http';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** The event loop counts as idle once a turn takes at most 1/`TIMES_SHORTER` of the total wait. */
const TIMES_SHORTER = 100;
/** The maximum wait before listening stops, in ms. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Stops listening once everything that arrived was read. Node would reset unaccepted connections and unread requests,
 * and proxies do not resend writes.
 */
export async function stopListening(server: Server): Promise<void> {
  // Waits for another turn, because the current one may have polled for connections already.
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
