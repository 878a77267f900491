import { randomUUID } from 'node:crypto';
import { insertRow, select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { openTestDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { createAuthorship } from './authorship';
import { createFiles } from './files/create-files';
import { StoredFiles } from './files/stored-files';
import { Housekeeping } from './housekeeping';
import { arrayOf, bytes, jsonb, nullable, text, uuid } from './sql-types';

it('removes what is old and keeps what may still be needed', async () => {
  const database = await openTestDatabase();
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  for (const [name, days] of [['old', 3] as const, ['new', 1] as const]) {
    const answer = { ref: Buffer.from(name), fingerprint: Buffer.alloc(32), status: 200, body: '{}' };
    await insertRow(database, 'platform.idempotent_answers', { ...answer, answered_on: daysAgo(days) });
  }
  // Mails keep only their day, so the new one is two days short of the limit whatever the time of day.
  for (const [name, days] of [['old', 31] as const, ['new', 28] as const]) {
    const report = { kind: 'error', report: JSON.stringify({ error: name }), reported_at: daysAgo(days) };
    await insertRow(database, 'platform.client_reports', report);
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
  const deps = { database, sessions, files, authorship: createAuthorship(Buffer.alloc(32, 1)) };
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

it('ends posts that were deleted more than an hour ago, and of those with comments all but the place', async () => {
  const database = await openTestDatabase();
  const byline = {
    author_ref: Buffer.alloc(32),
    author_seal: Buffer.alloc(0),
    author_name: 'NimbuPaani',
    author_avatar: 'kolam:a',
    author_color: '#EFDEDF',
  };
  const community = { type: 'topic', entity_id: 1, name: 'Notice Period', slug: 'notice-period', category: 'Topic' };
  await insertRow(database, 'content.communities', community);
  const hour = 3_600_000;
  const post = async (name: string, deletedBefore: number, comments: number) => {
    const id = randomUUID();
    const at = new Date(Date.now() - deletedBefore);
    await insertRow(database, 'content.posts', {
      ...byline,
      id,
      status: 'DELETED',
      kind: 'salary',
      mentions: ['FilterKaapi'],
      profile_type: 'ANONYMOUS',
      title: name,
      content: name,
      community_type: 'topic',
      community_id: 1,
      created_at: at,
      deleted_at: at,
      comments_count: comments,
    });
    return id;
  };
  await post('gone', 2 * hour, 0);
  const discussed = await post('discussed', 2 * hour, 1);
  const ballot = { post_id: discussed, options: '["Offer of Vaayuna: 31 lakh"]', counts: [1] };
  await insertRow(database, 'content.ballots', ballot);
  await insertRow(database, 'content.picks', { post_id: discussed, voter_ref: Buffer.alloc(32), option_id: 1 });
  await post('just now', hour / 2, 0);
  const files = new StoredFiles(database, createFiles(testConfig()));
  const deps = {
    database,
    sessions: { purge: async () => undefined },
    files,
    authorship: createAuthorship(Buffer.alloc(32, 1)),
    now: Date.now,
  };
  await new Housekeeping(deps).run();
  const rows = await select(
    database,
    { id: uuid, title: nullable(text), content: text, author_name: text, mentions: arrayOf(text) },
    'select id, title, content, author_name, mentions from content.posts order by title nulls last',
  );
  expect(rows).toEqual([
    expect.objectContaining({ title: 'just now', author_name: 'NimbuPaani' }),
    { id: discussed, title: null, content: '-', author_name: '', mentions: [] },
  ]);
  // The figures of offers and the answers of a poll are text too.
  expect(await select(database, { id: uuid }, 'select post_id as id from content.ballots')).toEqual([]);
  expect(await select(database, { id: uuid }, 'select post_id as id from content.picks')).toEqual([]);
  await database.close();
}, 30_000);
