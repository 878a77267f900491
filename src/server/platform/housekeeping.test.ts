import { insertRow, select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { openTestDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { createFiles } from './files/create-files';
import { StoredFiles } from './files/stored-files';
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
  const files = new StoredFiles(database, createFiles(testConfig()));
  const [unused, used] = ['photos/1.webp', 'photos/2.webp'];
  for (const key of [unused, used]) await files.put(key, Buffer.from(key));
  await database.transaction((tx) => files.use(tx, used));
  const deps = { database, sessions, files, uptime: () => 0 };
  await new Housekeeping({ ...deps, now: Date.now }).run();
  expect(await files.get(unused)).toEqual(Buffer.from(unused));
  await new Housekeeping({ ...deps, now: () => Date.now() + 2 * 3_600_000 }).run();
  expect([await files.get(unused), await files.get(used)]).toEqual([null, Buffer.from(used)]);
  expect(purged).toBe(2);
  const answers = await select(database, { ref: bytes }, 'select ref from platform.idempotent_answers');
  expect(answers.map(({ ref }) => ref.toString())).toEqual(['new']);
  const reports = await select(database, { report: jsonb<object>() }, 'select report from platform.client_reports');
  expect(reports).toEqual([{ report: { error: 'new' } }]);
  expect(await select(database, { subject: text }, 'select subject from platform.mailbox')).toEqual([
    { subject: 'new' },
  ]);
  await database.close();
}, 30_000);
