import { insertRow, select } from '@tests/support/sql';
import { openTestDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { Housekeeping } from './housekeeping';
import { bytes, jsonb, text } from './sql-types';

it('removes what is old and keeps what may still be needed', async () => {
  const database = await openTestDatabase();
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  for (const [name, days] of [['old', 3] as const, ['new', 1] as const]) {
    const answer = { ref: Buffer.from(name), fingerprint: Buffer.alloc(32), status: 200, body: '{}' };
    await insertRow(database, 'platform.idempotent_answers', { ...answer, answered_at: daysAgo(days) });
  }
  for (const [name, days] of [['old', 31] as const, ['new', 29] as const]) {
    const report = { kind: 'error', report: JSON.stringify({ error: name }), reported_at: daysAgo(days) };
    await insertRow(database, 'platform.client_reports', report);
    const mail = { address: 'a@b.example', subject: name, body: '', sent_at: daysAgo(days) };
    await insertRow(database, 'platform.mailbox', mail);
  }
  let purged = 0;
  const sessions = {
    purge: async () => {
      purged += 1;
    },
  };
  await new Housekeeping({ database, sessions, now: Date.now, uptime: () => 0 }).run();
  expect(purged).toBe(1);
  const answers = await select(database, { ref: bytes }, 'select ref from platform.idempotent_answers');
  expect(answers.map(({ ref }) => ref.toString())).toEqual(['new']);
  const reports = await select(database, { report: jsonb<object>() }, 'select report from platform.client_reports');
  expect(reports).toEqual([{ report: { error: 'new' } }]);
  expect(await select(database, { subject: text }, 'select subject from platform.mailbox')).toEqual([
    { subject: 'new' },
  ]);
  await database.close();
}, 30_000);
