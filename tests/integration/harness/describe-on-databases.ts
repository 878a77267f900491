import { testDatabaseUrl } from '@tests/support/test-database';
import { describe } from 'vitest';
import type { Database } from '@/server/platform/database';

/**
 * Runs a suite on the embedded database, and on PostgreSQL where TEST_DATABASE_URL names a server; where it does not, the
 * suite is there as skipped, with the reason in its title.
 */
export function describeOnDatabases(name: string, suite: (on: Database['kind']) => void): void {
  describe(`${name}, on the embedded database`, () => suite('pglite'));
  if (testDatabaseUrl === null) {
    describe.skip(`${name}, on PostgreSQL (skipped: TEST_DATABASE_URL is not set)`, () => suite('postgres'));
  } else {
    describe(`${name}, on PostgreSQL`, () => suite('postgres'));
  }
}
