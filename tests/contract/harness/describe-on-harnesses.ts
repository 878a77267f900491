import { DATABASE_NAMES } from '@tests/integration/harness/describe-on-databases';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractHarness } from './contract-harness';
import { startHttpHarness } from './http-harness';
import { startMemoryHarness } from './memory-harness';

/** Title of the tests of a contract that one adapter of your own can't pass: `-t '^(?!.*seen through other ports)'`. */
export const SEEN_THROUGH_OTHER_PORTS = 'seen through other ports';

export type Contract = (harness: () => ContractHarness) => void;

/** Runs a contract on the memory adapters, and on HTTP with this run's database. */
export function describeOnHarnesses(port: string, contract: Contract): void {
  describeOn(`${port} in memory`, () => startMemoryHarness(), contract);
  const onServer = `${port} over http on ${DATABASE_NAMES[testDatabaseKind]}`;
  describeOn(onServer, () => startHttpHarness(testDatabaseKind), contract);
}

/** Runs a contract on one harness, with an adapter of your own if it is started with `replacing`. */
export function describeOn(title: string, start: () => Promise<ContractHarness>, contract: Contract): void {
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
