import { bothDatabaseKinds, testDatabaseKinds } from '@tests/support/test-database';
import { describe } from 'vitest';
import type { Database } from '@/server/platform/database';

export const DATABASE_NAMES: Readonly<Record<Database['kind'], string>> = {
  pglite: 'the embedded database',
  postgres: 'PostgreSQL',
};

export function describeOnDatabases(name: string, suite: (on: Database['kind']) => void): void {
  for (const kind of testDatabaseKinds) describe(`${name}, on ${DATABASE_NAMES[kind]}`, () => suite(kind));
}

export function describeOnBothDatabases(name: string, suite: (on: Database['kind'], isWhole: boolean) => void): void {
  for (const [place, kind] of bothDatabaseKinds.entries())
    describe(`${name}, on ${DATABASE_NAMES[kind]}`, () => suite(kind, place === 0));
}
