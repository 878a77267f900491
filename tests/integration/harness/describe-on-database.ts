import { testDatabaseKind } from '@tests/support/test-database';
import { describe } from 'vitest';
import type { Database } from '@/server/platform/database';

export const DATABASE_NAMES: Readonly<Record<Database['kind'], string>> = {
  pglite: 'the embedded database',
  postgres: 'PostgreSQL',
};

/** Runs a suite on the database that suites run on here, which the title names. */
export function describeOnDatabase(name: string, suite: (on: Database['kind']) => void): void {
  describe(`${name}, on ${DATABASE_NAMES[testDatabaseKind]}`, () => suite(testDatabaseKind));
}
