import { insertRow, run } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { claimQueuedCards } from '@/server/platform/cards/cards.queries';
import type { Database } from '@/server/platform/database';
import { claimDueContribution } from '@/server/platform/moderation/waiting.queries';
import { claimEndedPoll } from '@/server/services/talk/feed/polls/poll-ends.queries';

const PAST = new Date(Date.UTC(2026, 10, 1));
const NOW = new Date(Date.UTC(2026, 10, 2));

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** `few` is the number of rows that a turn takes. */
interface Queue {
  readonly table: string;
  readonly few: number;
  readonly loosen?: string;
  rowOf(number: number): Readonly<Record<string, unknown>>;
  takeNone(tx: Database): Promise<readonly unknown[]>;
  takeFew(tx: Database): Promise<readonly unknown[]>;
}

const QUEUES: readonly Queue[] = [
  {
    table: 'moderation.waiting',
    few: 1,
    rowOf: (number) => ({ kind: 'review', item_id: idOf(number), shows_at: NOW }),
    takeNone: (tx) => tx.query(claimDueContribution, PAST),
    takeFew: (tx) => tx.query(claimDueContribution, NOW),
  },
  {
    table: 'research.card_queue',
    few: 2,
    rowOf: (number) => ({ kind: 'reviews', company_id: number }),
    takeNone: (tx) => tx.query(claimQueuedCards, 0),
    takeFew: (tx) => tx.query(claimQueuedCards, 2),
  },
  {
    table: 'content.ballots',
    few: 1,
    loosen: 'alter table content.ballots drop constraint ballots_post_id_posts_id_fk',
    // The first row's author was already notified.
    rowOf: (number) => ({
      post_id: idOf(number),
      options: '["30 days","60 days"]',
      counts: '{0,0}',
      closes_at: new Date(0),
      end_told: number === 1,
    }),
    takeNone: (tx) => tx.query(claimEndedPoll),
    takeFew: (tx) => tx.query(claimEndedPoll),
  },
];

it.each(QUEUES)('a turn takes no more of $table than it was asked for, with a plan made for one row', async (queue) => {
  const { table, few, loosen, rowOf, takeNone, takeFew } = queue;
  const database = await openSuiteDatabase();
  const taken = await database
    .transaction(async (tx) => {
      if (loosen !== undefined) await run(tx, loosen);
      await insertRow(tx, table, rowOf(1));
      await run(tx, `analyze ${table}`);
      await takeNone(tx);
      for (let number = 2; number <= 6; number += 1) await insertRow(tx, table, rowOf(number));
      return takeFew(tx);
    })
    .finally(() => database.close());
  expect(taken).toHaveLength(few);
});
