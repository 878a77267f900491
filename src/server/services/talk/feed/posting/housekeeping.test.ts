import { randomUUID } from 'node:crypto';
import { insertRow, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { arrayOf, nullable, text, uuid } from '@/server/platform/sql-types';
import { postsHousekeeping } from './housekeeping';

it('ends posts that were deleted more than an hour ago, and of those with comments all but the place', async () => {
  const database = await openSuiteDatabase();
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
  await postsHousekeeping(database)(Date.now());
  const rows = await select(
    database,
    { id: uuid, title: nullable(text), content: text, author_name: text, mentions: arrayOf(text) },
    'select id, title, content, author_name, mentions from content.posts order by title nulls last',
  );
  expect(rows).toEqual([
    expect.objectContaining({ title: 'just now', author_name: 'NimbuPaani' }),
    { id: discussed, title: null, content: '-', author_name: '', mentions: [] },
  ]);
  expect(await select(database, { id: uuid }, 'select post_id as id from content.ballots')).toEqual([]);
  expect(await select(database, { id: uuid }, 'select post_id as id from content.picks')).toEqual([]);
  await database.close();
});
