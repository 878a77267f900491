import { run, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import { integer } from '@/server/platform/sql-types';
import { followersHousekeeping } from './housekeeping';

const FIRST_DAY = Date.parse('2026-11-24T06:30:00Z');
const authorship = { senderRef: (text: string) => Buffer.from(text) };

async function follow(database: Database, first: number, last: number): Promise<void> {
  await run(
    database,
    `with people as (
       insert into persona.personas (persona_ref) select int4send(n) from generate_series($1::int, $2::int) n returning persona_ref
     )
     insert into persona.memberships (persona_ref, type, entity_id) select persona_ref, 'topic', 900 from people`,
    first,
    last,
  );
}

it('shows followers a day later, and changes by nobody or by at least five people', async () => {
  const database = await openSuiteDatabase();
  await run(
    database,
    `insert into content.communities (type, entity_id, name, slug, category) values ('topic', 900, 'Looms', 'looms', 'Topic')`,
  );
  const count = followersHousekeeping(database, authorship);
  const shown = async (): Promise<number | undefined> => {
    const [row] = await select(
      database,
      { followers_count: integer },
      'select followers_count from content.communities where entity_id = 900',
    );
    return row?.followers_count;
  };
  const shownAfter = async (days: number): Promise<number | undefined> => {
    await count(FIRST_DAY + days * DAY_MS);
    return shown();
  };
  await follow(database, 1, 4);
  expect(await shownAfter(0)).toBe(0);
  await follow(database, 5, 7);
  expect(await shownAfter(0)).toBe(0);
  expect(await shownAfter(1)).toBe(5);
  await follow(database, 8, 9);
  expect(await shown()).toBe(5);
  expect(await shownAfter(2)).toBe(5);
  await follow(database, 10, 12);
  expect(await shownAfter(3)).toBe(10);
  await run(database, `delete from persona.personas where persona_ref = int4send(12) or persona_ref = int4send(11)`);
  await run(database, `delete from persona.personas where persona_ref = int4send(10)`);
  expect(await shownAfter(4)).toBe(10);
  await run(database, 'delete from persona.personas where persona_ref <> int4send(1)');
  expect(await shownAfter(5)).toBe(0);
  await database.close();
});
