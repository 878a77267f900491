import { DATABASE_NAMES } from '@tests/integration/harness/describe-on-databases';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractHarness } from './contract-harness';
import { startHttpHarness } from './http-harness';
import { startMemoryHarness } from './memory-harness';

/** The tests that every implementation of a port passes; the harness is there once a test runs. */
export type Contract = (harness: () => ContractHarness) => void;

/** Runs the contract of a port on the memory adapters, and on http and a server with the database that suites run on here. */
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
