import { openTestDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { cleanHouse } from './housekeeping';
import { clientReports, idempotentAnswers, mailbox } from './schema/platform';

it('removes what is old and keeps what may still be needed', async () => {
  const database = await openTestDatabase();
  const { orm } = database;
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  const answer = { fingerprint: Buffer.alloc(32), status: 200, body: {} };
  await orm.insert(idempotentAnswers).values([
    { ref: Buffer.from('old'), answeredAt: daysAgo(3), ...answer },
    { ref: Buffer.from('new'), answeredAt: daysAgo(1), ...answer },
  ]);
  await orm.insert(clientReports).values([
    { kind: 'error', report: { error: 'old' }, reportedAt: daysAgo(31) },
    { kind: 'error', report: { error: 'new' }, reportedAt: daysAgo(29) },
  ]);
  await orm.insert(mailbox).values([
    { address: 'a@b.example', subject: 'old', body: '', sentAt: daysAgo(31) },
    { address: 'a@b.example', subject: 'new', body: '', sentAt: daysAgo(1) },
  ]);
  let purged = 0;
  await cleanHouse(database, {
    purge: async () => {
      purged += 1;
    },
  });
  expect(purged).toBe(1);
  expect((await orm.select().from(idempotentAnswers)).map(({ ref }) => Buffer.from(ref).toString())).toEqual(['new']);
  expect((await orm.select().from(clientReports)).map(({ report }) => report)).toEqual([{ error: 'new' }]);
  expect((await orm.select().from(mailbox)).map(({ subject }) => subject)).toEqual(['new']);
  await database.close();
}, 30_000);
