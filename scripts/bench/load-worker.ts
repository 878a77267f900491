import autocannon from 'autocannon';
import type { Load } from './load';

/** The process that makes load, so that what makes it and what bears it do not share a thread. */

process.on('disconnect', () => process.exit(0));
process.on('message', (load: Load) => {
  autocannon(load).then(
    ({ requests, duration, latency, non2xx, errors }) => {
      process.send?.(
        JSON.stringify({
          perSecond: requests.total / duration,
          p50: latency.p50,
          p99: latency.p99,
          failed: non2xx + errors,
        }),
      );
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
