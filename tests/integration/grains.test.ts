import { select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TimeGrain } from '@/server/platform/schema/grains';
import { COLUMN_GRAINS, MIXED_TABLES, ORDERED_TABLES, TIME_NUMBER_GRAINS } from '@/server/platform/schema/grains';
import { bigint, text } from '@/server/platform/sql-types';
import { marksOf, others, plantMarks } from './harness/plant-marks';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const SCHEMAS = "('identity', 'persona', 'content', 'research', 'platform', 'catalog', 'moderation')";
const TIME_TYPES =
  "('date', 'timestamp with time zone', 'timestamp without time zone', 'time with time zone', 'time without time zone', 'interval')";

/** SQL conditions that all values of a grain satisfy. */
const IS_WHOLE: Readonly<Record<TimeGrain, (column: string) => string>> = {
  moment: () => 'true',
  hour: (column) => `${column} = date_trunc('hour', ${column}, 'UTC')`,
  day: (column) =>
    `pg_typeof(${column}) = 'date'::regtype or ${column}::timestamptz = date_trunc('day', ${column}::timestamptz, 'Asia/Kolkata')`,
  month: (column) => `extract(day from ${column}) = 1`,
};

/** Checks the list of visible times and orders (platform/schema/grains.ts) against the schema and real writes. */
describe('the grains of a dump', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    await plantMarks(world, marksOf('gg'), await others(world));
  });
  afterAll(() => world.stop());

  it('have a line for each column of a time, and no other', async () => {
    const rows = await select(
      world.server.database,
      { name: text },
      `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
       where table_schema in ${SCHEMAS} and (data_type in ${TIME_TYPES} or udt_name in ('_date', '_timestamptz')) order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(COLUMN_GRAINS).toSorted());
  });

  it('have a line for each table, which says whether its order tells something', async () => {
    const rows = await select(
      world.server.database,
      { name: text },
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema in ${SCHEMAS} and table_type = 'BASE TABLE' order by 1`,
    );
    const listed = [...MIXED_TABLES, ...Object.values(ORDERED_TABLES).flat()].toSorted();
    expect(rows.map(({ name }) => name)).toEqual(listed);
  });

  it('mix every table of identity and persona that names a user or a pseudonym', async () => {
    const rows = await select(
      world.server.database,
      { name: text },
      `select distinct table_schema || '.' || table_name as name from information_schema.columns
       where table_schema in ('identity', 'persona') and column_name in ('user_id', 'persona_ref', 'email', 'career_status_id')
       order by 1`,
    );
    const mixed: readonly string[] = MIXED_TABLES;
    expect(rows.filter(({ name }) => !mixed.includes(name))).toEqual([]);
  });

  describe('are what is stored', () => {
    it.each(Object.entries({ ...COLUMN_GRAINS, ...TIME_NUMBER_GRAINS }))('in %s', async (name, { grain }) => {
      const [schema, table, column = ''] = name.split('.');
      const [row] = await select(
        world.server.database,
        { finer: bigint },
        `select count(*) as finer from ${schema}.${table} where ${TIME_NUMBER_GRAINS[name] === undefined ? `not (${IS_WHOLE[grain](column)})` : 'false'}`,
      );
      expect(row?.finer).toBe(0);
    });

    it('in rows of nearly every table of users and pseudonyms', async () => {
      const empty: string[] = [];
      for (const table of MIXED_TABLES) {
        const [row] = await select(world.server.database, { rows: bigint }, `select count(*) as rows from ${table}`);
        if (row?.rows === 0) empty.push(table);
      }
      expect(empty).toEqual([
        'content.paused_comments',
        'identity.data_exports',
        'identity.deactivations',
        'identity.used_tokens',
        'persona.ended_names',
        'persona.rewards',
      ]);
    });
  });
});
