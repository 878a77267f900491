import { randomUUID } from 'node:crypto';
import { insertRow, run, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { OwnContributions } from '@/server/platform/personal/own-contributions';
import { integer } from '@/server/platform/sql-types';
import { postsHousekeeping } from './housekeeping';
import { personalData } from './personal';
import { recordViews } from './post-views.queries';

const NOW = Date.parse('2026-11-25T06:30:00Z');
const TODAY = '2026-11-25';

const MANY = 1_001;

describe('who has seen a post', () => {
  let database: Database;
  const authorship = createAuthorship(Buffer.alloc(32, 7));
  const persona = authorship.personaRef('0a6c4a53-7f1c-4a9c-9a33-0a3c5be2a9a1');
  beforeAll(async () => {
    database = await openSuiteDatabase();
    await insertRow(database, 'content.communities', {
      ...{ type: 'topic', entity_id: 1, name: 'Notice Period', slug: 'notice-period', category: 'Topic' },
    });
  });
  afterAll(() => database.close());

  async function posts(count: number, daysAgo: number): Promise<readonly string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await run(
      database,
      `insert into content.posts (id, status, content, author_ref, author_seal, author_name, author_avatar, author_color,
         profile_type, community_type, community_id, created_at)
       select id, 'LIVE', 'text', '\\x01', '\\x02', 'PeepalRoot', 'kolam:a', '#E9E3D8', 'ANONYMOUS', 'topic', 1, $2
       from unnest($1::uuid[]) as id`,
      ids,
      new Date(NOW - daysAgo * DAY_MS),
    );
    return ids;
  }
  const see = (ids: readonly string[], days = 90) =>
    database.query(
      recordViews,
      ids,
      ids.map((id) => authorship.viewerRef(persona, id).toString('hex')),
      TODAY,
      days,
    );
  const rows = async () =>
    (await select(database, { n: integer }, 'select count(*)::int as n from content.post_views'))[0]?.n;
  const counted = async () =>
    (await select(database, { n: integer }, 'select sum(views_count)::int as n from content.posts'))[0]?.n;

  async function copied(): Promise<readonly unknown[]> {
    const own = new OwnContributions(new OwnIdIndex(database, authorship), persona);
    const seen = personalData.exports?.find(({ name }) => name === 'seen_posts');
    const publish = { talksChanged: () => undefined };
    const scope = { database, authorship, publish, own, personaRef: persona, now: () => NOW, userId: '' };
    const read = await seen?.read({ ...scope, files: { discard: async () => undefined }, addresses: async () => [] });
    return (read ?? []).map(({ post_id }) => post_id);
  }

  it('is in the copy, page by page, and forgotten after 90 days; the counts stay', async () => {
    const [many, last, old] = [await posts(MANY, 3), await posts(1, 89), await posts(2, 90)];
    await see([...many, ...last, ...old]);
    expect([await rows(), await counted()]).toEqual([MANY + 1, MANY + 1]);
    expect((await copied()).toSorted()).toEqual([...many, ...last].toSorted());

    await postsHousekeeping(database)(NOW);
    expect(await rows()).toBe(MANY + 1);
    await postsHousekeeping(database)(NOW + DAY_MS);
    expect([await rows(), await counted()]).toEqual([MANY, MANY + 1]);
    await postsHousekeeping(database)(NOW + 87 * DAY_MS);
    expect([await rows(), await counted()]).toEqual([0, MANY + 1]);
  });

  it('goes on being forgotten where a process ended in the middle', async () => {
    await see(await posts(MANY, 3));
    let statements = 0;
    const query: Database['query'] = (statement, ...values) => {
      if (statement.name === 'housekeeping.purge-views') statements += 1;
      if (statements === 2) throw new Error('The process ends.');
      return database.query(statement, ...values);
    };
    const ending: Database = Object.assign(Object.create(database), { query });
    await expect(postsHousekeeping(ending)(NOW + 87 * DAY_MS)).rejects.toThrow('The process ends.');
    expect(await rows()).toBe(MANY - 500);
    await postsHousekeeping(database)(NOW + 87 * DAY_MS);
    expect(await rows()).toBe(0);
  });
});
