import autocannon from 'autocannon';
import type { Load } from './load';

/** The process that makes load, so that what makes it and what bears it do not share a thread. */

/** Goes on where the last burst ended, so that a write is not repeated while it is still the newest. */
let turn = 0;

function run({ turns, ...load }: Load) {
  if (turns === undefined) return autocannon(load);
  const setupRequest = (request: object): object => {
    const next = turns[turn % turns.length];
    turn += 1;
    return { ...request, ...next };
  };
  return autocannon({ ...load, requests: [{ setupRequest }] });
}

process.on('disconnect', () => process.exit(0));
process.on('message', (load: Load) => {
  run(load).then(
    ({ requests, duration, latency, non2xx, errors }) => {
      const { p50, p99 } = latency;
      process.send?.(JSON.stringify({ perSecond: requests.total / duration, p50, p99, failed: non2xx + errors }));
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
