import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { FRESH_ID } from './host/host-facts';
import type { Load } from './load';
import { signInBody } from './sign-in-body';

/** Runs in a separate process, so that load generator and server do not share a thread. */

/** The index of the next request. It continues after the last burst, so that the newest write is not repeated. */
let turn = 0;

function run({ turns, headers, ...load }: Load) {
  const setupRequest = (request: object): object => {
    const next = turns[turn % turns.length];
    turn += 1;
    if (next?.token !== undefined) {
      const { cookie: _, ...others } = headers ?? {};
      return { ...request, method: next.method, path: next.path, headers: others, body: signInBody(next.token) };
    }
    // A fresh id, so that no write counts as a repeat of an earlier one.
    const body = next?.body?.replace(FRESH_ID, randomUUID());
    return {
      ...request,
      ...next,
      ...(body && { body }),
      ...(next?.method && { headers: { ...headers, 'idempotency-key': randomUUID() } }),
    };
  };
  return autocannon({ ...load, ...(headers && { headers }), requests: [{ setupRequest }] });
}

process.on('disconnect', () => process.exit(0));
process.on('message', (load: Load) => {
  run(load).then(
    ({ requests, duration, latency, non2xx, errors }) => {
      const { p50, p99 } = latency;
      const { total } = requests;
      const answer = { perSecond: total / duration, total, p50, p99, failed: non2xx + errors };
      process.send?.(JSON.stringify(answer));
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
