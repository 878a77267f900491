import { insertRow, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import '@/server/start-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/server/platform/database';
import { PURGED_COLUMNS, purge } from '@/server/platform/purge';
import { purgeUsedTokens } from '@/server/platform/sessions/purge.queries';
import { integer, text } from '@/server/platform/sql-types';
import { definedStatements } from '@/server/platform/statement';

const SMALL = ['housekeeping.purge-mailbox'];

const purges = [...definedStatements()].filter(
  ([name, { columns }]) => columns === PURGED_COLUMNS && !SMALL.includes(name),
);

describe('what is over', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openSuiteDatabase();
  });
  afterAll(() => database.close());

  it('is removed to the last row, however many they are, and nothing else', async () => {
    await database.execute(`
      insert into identity.used_tokens (hash, ends_on) select sha256(g::text::bytea), '2026-06-01' from generate_series(1, 1201) g`);
    await insertRow(database, 'identity.used_tokens', { hash: Buffer.alloc(32), ends_on: '2026-06-02' });
    await purge(database, purgeUsedTokens, '2026-06-02');
    const left = await select(
      database,
      { left: integer },
      'select count(*)::integer as left from identity.used_tokens',
    );
    expect(left).toEqual([{ left: 1 }]);
  });

  it('is known in more than a dozen tables', () => expect(purges.length).toBeGreaterThan(12));

  // With a generic plan, a third of the table would be expected, hence a full scan.
  it.each(purges)('%s finds its rows by an index', async (name, statement) => {
    const nulls = statement.parameters.map(() => 'null').join(', ');
    const values = nulls === '' ? '' : `(${nulls})`;
    const plan = await database.transaction(async (tx) => {
      await tx.execute(
        'set local enable_seqscan = off; set local enable_sort = off; set local plan_cache_mode = force_generic_plan',
      );
      await tx.execute(`prepare purge_plan as ${statement.text}`);
      return select(tx, { 'QUERY PLAN': text }, `explain execute purge_plan${values}`);
    });
    await database.execute('deallocate purge_plan');
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines, name).toMatch(/Index (Only )?Scan/);
    expect(lines, name).not.toMatch(/Sort Key|Seq Scan/);
  });
});
