import { randomBytes, randomUUID } from 'node:crypto';
import { run, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@/server/platform/database';
import { castVote } from '@/server/services/talk/feed/voting/vote.queries';
import { integer, smallint } from '../sql-types';

describe('maintained counts', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openSuiteDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.execute(`
      delete from persona.personas; delete from content.posts; delete from content.communities;
      insert into content.communities (type, entity_id, name, slug, category) values
        ('topic', 1, 'One', 'one', 'Topic'), ('topic', 2, 'Two', 'two', 'Topic');
    `),
  );

  const change = (text: string, ...values: readonly unknown[]) => run(database, text, ...values);

  async function addPosts(count: number, status = 'LIVE'): Promise<readonly string[]> {
    const ids = Array.from({ length: count }, () => randomUUID()).sort();
    await change(
      `insert into content.posts (id, status, content, author_ref, author_seal, author_name, author_avatar, author_color,
         profile_type, community_type, community_id, created_at)
       select id, $2, 'text', '\\x01', '\\x02', 'PeepalRoot', 'kolam:a', '#E9E3D8', 'ANONYMOUS', 'topic', 1, now()
       from unnest($1::uuid[]) as id`,
      ids,
      status,
    );
    return ids;
  }
  const countsOf = async (id: string | undefined): Promise<unknown> => {
    const [row] = await select(
      database,
      { upvotes: integer, downvotes: integer, comments_count: integer, views_count: integer },
      'select upvotes, downvotes, comments_count, views_count from content.posts where id = $1',
      id,
    );
    return row === undefined ? null : Object.values(row);
  };
  const communityCounts = async (): Promise<unknown> => {
    const rows = await select(
      database,
      { posts_count: integer, follows_count: integer },
      'select posts_count, follows_count from content.communities order by entity_id',
    );
    return rows.map(({ posts_count, follows_count }) => [posts_count, follows_count]);
  };
  const cast = async (post = '', voter: Buffer, value: number, author = Buffer.from('none')) => {
    const [row] = await database.query(castVote, { post_id: post, voter_ref: voter, author_ref: author, value });
    return row;
  };

  it('counts votes given, changed and taken back, one by one and in bulk', async () => {
    const [first, second] = await addPosts(2);
    await change(
      `insert into content.votes (post_id, voter_ref, value)
       values ($1, '\\x01', 1), ($1, '\\x02', 1), ($1, '\\x03', -1), ($2, '\\x01', -1)`,
      first,
      second,
    );
    expect([await countsOf(first), await countsOf(second)]).toEqual([
      [2, 1, 0, 0],
      [0, 1, 0, 0],
    ]);
    await change('update content.votes set value = -value');
    expect([await countsOf(first), await countsOf(second)]).toEqual([
      [1, 2, 0, 0],
      [1, 0, 0, 0],
    ]);
    await change(
      `insert into content.votes (post_id, voter_ref, value) values ($1, '\\x01', 1), ($1, '\\x09', 1)
       on conflict (post_id, voter_ref) do update set value = excluded.value`,
      first,
    );
    expect(await countsOf(first)).toEqual([3, 1, 0, 0]);
    await change(`delete from content.votes where voter_ref in ('\\x01', '\\x02')`);
    expect([await countsOf(first), await countsOf(second)]).toEqual([
      [2, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('counts views and comments', async () => {
    const [post] = await addPosts(1);
    const view = (): Promise<unknown> =>
      change(
        `insert into content.post_views (post_id, viewer_ref) values ($1, '\\x01'), ($1, '\\x02') on conflict do nothing`,
        post,
      );
    await view();
    await view();
    await change(
      `insert into content.comments (id, post_id, content, author_ref, author_seal, author_name, author_avatar, author_color, profile_type, created_at)
       values ($2, $1, 'a', '\\x01', '\\x02', 'A', 'kolam:a', '#E9E3D8', 'ANONYMOUS', now())`,
      post,
      randomUUID(),
    );
    expect(await countsOf(post)).toEqual([0, 0, 1, 2]);
    await change('delete from content.comments');
    await change('delete from content.post_views');
    expect(await countsOf(post)).toEqual([0, 0, 0, 2]);
  });

  it('counts the live posts of a community', async () => {
    const [first, second] = await addPosts(3);
    await addPosts(2, 'FLAGGED');
    expect(await communityCounts()).toEqual([
      [3, 0],
      [0, 0],
    ]);
    await change(`update content.posts set status = 'DELETED' where id = $1`, first);
    await change('update content.posts set community_id = 2 where id = $1', second);
    await change('update content.posts set upvotes = upvotes');
    expect(await communityCounts()).toEqual([
      [1, 0],
      [1, 0],
    ]);
    await change('delete from content.posts');
    expect(await communityCounts()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('counts followers, and loses those whose persona goes', async () => {
    await change(`insert into persona.personas (persona_ref) values ('\\x01'), ('\\x02')`);
    await change(
      `insert into persona.memberships (persona_ref, type, entity_id)
       values ('\\x01', 'topic', 1), ('\\x02', 'topic', 1), ('\\x02', 'topic', 2)`,
    );
    expect(await communityCounts()).toEqual([
      [0, 2],
      [0, 1],
    ]);
    await change(`delete from persona.personas where persona_ref = '\\x02'`);
    expect(await communityCounts()).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it('casts a vote, answers the counts after it and tells a new up-vote from a repeated one', async () => {
    const [post] = await addPosts(1);
    const [voter, other] = [randomBytes(32), randomBytes(32)];
    expect(await cast(post, voter, 1)).toMatchObject({ outcome: 'cast', up: 1, down: 0, up_change: 1 });
    expect(await cast(post, voter, 1)).toMatchObject({ up: 1, down: 0, up_change: 0 });
    expect(await cast(post, other, 1)).toMatchObject({
      up: 2,
      down: 0,
      up_change: 1,
      post_title: null,
      opening: 'text',
    });
    expect(await cast(post, voter, -1)).toMatchObject({ up: 1, down: 1, up_change: -1 });
    expect(await cast(post, voter, 1)).toMatchObject({ up: 2, down: 0, up_change: 1 });
    expect(await cast(post, voter, 0)).toMatchObject({ up: 1, down: 0, up_change: -1 });
    expect(await cast(post, voter, 0)).toMatchObject({ outcome: 'cast', up: 1, down: 0 });
    expect(await countsOf(post)).toEqual([1, 0, 0, 0]);
  });

  it('casts no vote on one’s own post, nor on one that is not live', async () => {
    const [own] = await addPosts(1);
    const [flagged] = await addPosts(1, 'FLAGGED');
    const voter = randomBytes(32);
    expect(await cast(own, voter, 1, Buffer.from([1]))).toMatchObject({ outcome: 'own' });
    expect(await cast(flagged, voter, 1)).toMatchObject({ outcome: 'missing' });
    expect(await cast(randomUUID(), voter, 1)).toMatchObject({ outcome: 'missing' });
    expect(await select(database, { value: smallint }, 'select value from content.votes')).toEqual([]);
  });
});
