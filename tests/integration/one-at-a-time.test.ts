import { insertRow, run } from '@tests/support/sql';
import { openSuiteDatabase, testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { takeQueuedCards } from '@/server/platform/cards/cards.queries';
import type { Database } from '@/server/platform/database';
import { endWaiting } from '@/server/platform/moderation/waiting.queries';

const PAST = new Date(Date.UTC(2026, 10, 1));
const NOW = new Date(Date.UTC(2026, 10, 2));

/** Adds a row, has the database plan a statement for a table of one row, and adds five more: plans are kept. */
async function planForOne(
  tx: Database,
  table: string,
  rowOf: (number: number) => object,
  plan: () => Promise<unknown>,
) {
  await insertRow(tx, table, { ...rowOf(1) });
  await run(tx, `analyze ${table}`);
  await plan();
  for (let number = 2; number <= 6; number += 1) await insertRow(tx, table, { ...rowOf(number) });
}

describe.each(testDatabaseKinds)('what takes a few rows of a queue, on %s', () => {
  it.each([
    ['cards that waited for their hour', 1],
    ['companies whose cards changed', 2],
  ] as const)('takes no more of the %s than it was asked for', async (what, few) => {
    const database = await openSuiteDatabase();
    const taken = await database.transaction(async (tx) => {
      if (what === 'cards that waited for their hour') {
        const card = (number: number) => ({
          kind: 'review',
          item_id: `00000000-0000-4000-8000-00000000000${number}`,
          shows_at: NOW,
        });
        await planForOne(tx, 'moderation.waiting', card, () => tx.query(endWaiting, PAST));
        return tx.query(endWaiting, NOW);
      }
      const company = (number: number) => ({ kind: 'reviews', company_id: number });
      await planForOne(tx, 'research.card_queue', company, () => tx.query(takeQueuedCards, 0));
      return tx.query(takeQueuedCards, few);
    });
    expect(taken).toHaveLength(few);
    await database.close();
  });
});
