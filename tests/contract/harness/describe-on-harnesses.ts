import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractHarness } from './contract-harness';
import { startHttpHarness } from './http-harness';
import { startMemoryHarness } from './memory-harness';

/** The tests that every implementation of a port passes; the harness is there once a test runs. */
export type Contract = (harness: () => ContractHarness) => void;

const harnesses = {
  'in memory': startMemoryHarness,
  'over http on a database': startHttpHarness,
} as const;

/** Runs the contract of a port on the memory adapters, and on http, server and database. */
export function describeOnHarnesses(port: string, contract: Contract): void {
  for (const [place, start] of Object.entries(harnesses)) {
    describe(`${port} ${place}`, () => {
      let running: ContractHarness | null = null;
      beforeAll(async () => {
        running = await start();
      });
      afterAll(() => running?.stop());
      contract(() => {
        if (running === null) throw new Error('The harness is not there yet.');
        return running;
      });
    });
  }
}
