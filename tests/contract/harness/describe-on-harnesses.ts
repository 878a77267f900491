import { DATABASE_NAMES } from '@tests/integration/harness/describe-on-databases';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractHarness } from './contract-harness';
import { startHttpHarness } from './http-harness';
import { startMemoryHarness } from './memory-harness';

export type Contract = (harness: () => ContractHarness) => void;

/** Runs a contract on the memory adapters, and on HTTP with this run's database. */
export function describeOnHarnesses(port: string, contract: Contract): void {
  describeOn(`${port} in memory`, startMemoryHarness, contract);
  const onServer = `${port} over http on ${DATABASE_NAMES[testDatabaseKind]}`;
  describeOn(onServer, () => startHttpHarness(testDatabaseKind), contract);
}

function describeOn(title: string, start: () => Promise<ContractHarness>, contract: Contract): void {
  describe(title, () => {
    let running: ContractHarness | null = null;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running?.stop());
    contract(() => running ?? notStarted());
  });
}

function notStarted(): never {
  throw new Error('The harness is not there yet.');
}
