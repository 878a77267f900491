import { run } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@/server/platform/database';
import { StatementTimes } from '@/server/platform/metrics/statement-times';
import { createColleges } from './colleges';

let database: Database;
beforeAll(async () => {
  database = await openSuiteDatabase();
  await run(database, `insert into catalog.colleges (id, name, state) values (1, 'Satpura College', 'Madhya Pradesh')`);
});
afterAll(() => database.close());

it('knows from memory which options exist, and asks the database for none that does not', async () => {
  const asked: string[] = [];
  const times = new StatementTimes();
  times.onRun(({ name }) => asked.push(name));
  let time = 1;
  const { listColleges } = createColleges({ database: times.over(database), now: () => time });
  const list = async (state: string) => {
    asked.length = 0;
    const { body } = await listColleges({ query: { state, page: 1, limit: 20 } } as never);
    return [body.total, body.ignored.map(({ value }) => value), asked.includes('colleges.existing-options')];
  };
  expect(await list('zz1')).toEqual([1, ['zz1'], true]);
  expect(await list('zz2')).toEqual([1, ['zz2'], false]);
  expect(await list('madhya-pradesh,zz3')).toEqual([1, ['zz3'], false]);
  await run(database, `insert into catalog.colleges (id, name, state) values (2, 'Kaveri College', 'Kerala')`);
  time += 60_000;
  expect(await list('kerala')).toEqual([1, [], true]);
});
