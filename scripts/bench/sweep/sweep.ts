import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from '../figures';
import type { BenchRow } from '../row';
import { forkProcess } from '../start-host';
import type { SweptCall } from './swept';

const MAX_STATEMENT_MS = 60;
const MAX_RATIO = 25;
const SHOWN = 15;

/** Measures every GET with every parameter on the embedded demo data, slowest first. */
export const sweep: BenchRow = {
  name: 'sweep',
  async measure({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-sweep-'));
    const { child, answer, exited } = await forkProcess('scripts/bench/sweep/sweep-host.ts');
    try {
      child.send({ folder, rounds });
      const swept: readonly SweptCall[] = JSON.parse(await answer());
      const answered = swept.filter(({ status }) => status < 300);
      const times = answered.map(({ ms }) => ms);
      const slowest = answered.toSorted((one, other) => other.statementMs - one.statementMs);
      const over = slowest.filter(({ statementMs }) => statementMs > MAX_STATEMENT_MS);
      return {
        load: `${swept.length} addresses, ${answered.length} of them answered with 2xx, the best of ${rounds} rounds`,
        figures: [
          {
            name: 'p95 of all reads against the cheapest',
            unit: '×',
            value: percentile(times, 95) / Math.min(...times),
            goal: { atMost: MAX_RATIO },
          },
          {
            name: 'the longest statement time of a read',
            unit: 'ms',
            value: slowest[0]?.statementMs ?? 0,
            goal: { atMost: MAX_STATEMENT_MS },
          },
          {
            name: `reads over ${MAX_STATEMENT_MS} ms`,
            unit: '',
            value: over.length,
            goal: { atMost: 0 },
          },
        ],
        explanation: [
          ...slowest.slice(0, SHOWN).map(lineOf),
          ...swept.filter(({ status }) => status >= 500).map(({ status, path }) => `${status} ${path}`),
        ],
      };
    } finally {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function lineOf({ path, ms, statementMs, slowest }: SweptCall): string {
  return `${statementMs.toFixed(1)} ms of statements, ${ms.toFixed(1)} ms in all, most in ${slowest}: ${path}`;
}
