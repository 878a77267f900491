import { select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { createAuthorship } from '../authorship';
import type { Database } from '../database';
import { text } from '../sql-types';
import { companiesWithCards } from './cards.queries';
import { runCardRound } from './refresh-cards';

const DAY = '2026-11-29';

it('leaves a round whose companies cannot be read to the next turn', async () => {
  const database = await openSuiteDatabase();
  const refusing =
    (query: Database['query']): Database['query'] =>
    (statement, ...values) =>
      statement.name === companiesWithCards.photos.name
        ? Promise.reject(new Error('It takes too long.'))
        : query(statement, ...values);
  const slow: Database = {
    ...database,
    query: refusing(database.query),
    transaction: (work) => database.transaction((tx) => work({ ...tx, query: refusing(tx.query) })),
  };
  const deps = { authorship: createAuthorship(Buffer.alloc(32, 7)), now: () => Date.parse(DAY) };
  const rounds = () => select(database, { day: text }, 'select decided_on::text as day from research.card_rounds');
  await expect(runCardRound({ ...deps, database: slow })).rejects.toThrow('It takes too long.');
  expect(await rounds()).toEqual([]);
  await runCardRound({ ...deps, database });
  expect(await rounds()).toEqual([{ day: DAY }]);
  await database.close();
});
