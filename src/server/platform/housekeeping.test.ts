import { insertRow, select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { openSuiteDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { createFiles } from './files/create-files';
import { StoredFiles } from './files/stored-files';
import { Housekeeping, platformHousekeeping } from './housekeeping';
import { bytes, text } from './sql-types';

it('removes what is old and keeps what may still be needed', async () => {
  const database = await openSuiteDatabase();
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  for (const [name, days] of [['old', 3] as const, ['new', 1] as const]) {
    const answer = { ref: Buffer.from(name), fingerprint: Buffer.alloc(32), status: 200, body: '{}' };
    await insertRow(database, 'platform.idempotent_answers', { ...answer, answered_on: daysAgo(days) });
  }
  // Mails keep only their day, hence two days below the limit.
  for (const [name, days] of [['old', 31] as const, ['new', 28] as const]) {
    const mail = {
      address: 'a@b.example',
      subject: name,
      body: '',
      sent_on: daysAgo(days),
      sent_seal: Buffer.alloc(0),
    };
    await insertRow(database, 'platform.mailbox', mail);
  }
  let purged = 0;
  const sessions = {
    purge: async () => {
      purged += 1;
    },
  };
  const files = new StoredFiles(database, createFiles(testConfig()));
  const [unused, used] = ['photos/1.webp', 'photos/2.webp'];
  for (const key of [unused, used]) await files.put(key, Buffer.from(key));
  await database.transaction((tx) => files.use(tx, used));
  const runAt = async (now: number): Promise<void> => {
    const housekeeping = new Housekeeping(() => now);
    housekeeping.add(
      () => sessions.purge(),
      (at) => files.purge(at),
      ...platformHousekeeping(database),
    );
    await housekeeping.run();
  };
  await runAt(Date.now());
  expect(await files.get(unused)).toEqual(Buffer.from(unused));
  await runAt(Date.now() + 2 * 3_600_000);
  expect([await files.get(unused), await files.get(used)]).toEqual([null, Buffer.from(used)]);
  expect(purged).toBe(2);
  const answers = await select(database, { ref: bytes }, 'select ref from platform.idempotent_answers');
  expect(answers.map(({ ref }) => ref.toString())).toEqual(['new']);
  expect(await select(database, { subject: text }, 'select subject from platform.mailbox')).toEqual([
    { subject: 'new' },
  ]);
  await database.close();
});

it('gives every task its turn though others fail, and says how many did', async () => {
  const done: number[] = [];
  const fails = () => Promise.reject(new Error('away'));
  const housekeeping = new Housekeeping(() => 5);
  housekeeping.add(fails, async (now) => done.push(now), fails);
  await expect(housekeeping.run()).rejects.toThrow('2 of 3 tasks failed: away; away');
  expect(done).toEqual([5]);
});
