import { select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { openTestDatabase } from '@tests/support/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { createAuthorship } from './platform/authorship';
import { text } from './platform/sql-types';
import { prepareData } from './prepare-data';

it('leaves new lists, cards and figures for after the start, except in a database without lists', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const authorship = createAuthorship(Buffer.alloc(32, 5));
  const prepare = () => prepareData(testConfig(), database, authorship, () => undefined);
  const lists = async () => {
    const rows = await select(
      database,
      { value: text },
      "select value from platform.facts where name = 'reference_data'",
    );
    return rows.map(({ value }) => value);
  };
  await prepare();
  const newest = await lists();
  expect(newest).toHaveLength(1);

  await database.execute("update platform.facts set value = 'those of the last release' where name = 'reference_data'");
  const { later } = await prepare();
  expect(await lists()).toEqual(['those of the last release']);
  await later();
  expect(await lists()).toEqual(newest);
});
