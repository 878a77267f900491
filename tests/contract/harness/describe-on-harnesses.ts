import { testDatabaseUrl } from '@tests/support/test-database';
import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractHarness } from './contract-harness';
import { startHttpHarness } from './http-harness';
import { startMemoryHarness } from './memory-harness';

/** The tests that every implementation of a port passes; the harness is there once a test runs. */
export type Contract = (harness: () => ContractHarness) => void;

/**
 * Runs the contract of a port on the memory adapters; on http, server and embedded database; and on http, server and
 * PostgreSQL, which is skipped with the reason in its title where TEST_DATABASE_URL names no server.
 */
export function describeOnHarnesses(port: string, contract: Contract): void {
  describeOn(`${port} in memory`, startMemoryHarness, contract);
  describeOn(`${port} over http on the embedded database`, () => startHttpHarness('pglite'), contract);
  const onPostgres = `${port} over http on PostgreSQL`;
  if (testDatabaseUrl === null)
    describe.skip(`${onPostgres} (skipped: TEST_DATABASE_URL is not set)`, () => contract(notStarted));
  else describeOn(onPostgres, () => startHttpHarness('postgres'), contract);
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
