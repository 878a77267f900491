import { randomUUID } from 'node:crypto';
import { run, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import type { CaseOrigin } from '@/core/kernel/moderated/case-origins.rules';
import { nullable, text } from '../sql-types';
import { openCase } from './cases.queries';

it('what no moderator has read makes a decision void that may still be taken back; a reader’s report puts it off for nobody', async () => {
  const database = await openSuiteDatabase();
  const itemId = randomUUID();
  const open = (origin: CaseOrigin) =>
    database.query(openCase, {
      ...{ id: randomUUID(), kind: 'photo', item_id: itemId, place: '', origin, ground: 'OTHER', due_at: new Date() },
      ...{ is_doubtful: false, findings: '[]', is_after_removal: false, placed_at: new Date() },
    });
  await open('READER');
  for (const [origin, state] of [
    ['READER', 'DECIDED'],
    ['COMPLAINT', 'OPEN'],
    ['ORDER', 'OPEN'],
    ['CHECK', 'OPEN'],
  ] as const) {
    await run(
      database,
      `update moderation.cases set state = 'DECIDED', act = 'KEPT', settles_at = now(), decider_ref = '\\x00'`,
    );
    await open(origin);
    const columns = { state: text, act: nullable(text) };
    const cases = await select(database, columns, 'select state, act from moderation.cases');
    expect([origin, cases]).toEqual([origin, [{ state, act: state === 'OPEN' ? null : 'KEPT' }]]);
  }
  await database.close();
});
