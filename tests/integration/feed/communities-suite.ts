import { describe, expect, it } from 'vitest';
import type { Client } from '../harness/client';
import type { World } from '../harness/world';
import { post } from '../harness/world';

interface Shown {
  readonly type: string;
  readonly entityId: number;
  readonly name: string;
  readonly followed: boolean;
  readonly topicMeta: { readonly posts: number; readonly followers: number };
}

const names = (communities: readonly { name: string }[]) => communities.map(({ name }) => name);
const join = (client: Client, type: string, entityId: number) =>
  client.post('/api/feed/v1/community/join', { type, entityId });
const leave = (client: Client, type: string, entityId: number) =>
  client.post('/api/feed/v1/community/leave', { type, entityId });

export function communitiesSuite(world: () => World): void {
  const list = async (client: Client, query = ''): Promise<readonly Shown[]> =>
    (await client.get(`/api/feed/v1/community${query}`)).body;

  describe('listCommunities', () => {
    it('[API-FEED-COMM-LIST] answers ten where no limit is asked for', async () => {
      const { database } = world().server;
      await database.execute(`insert into content.communities (type, entity_id, name, slug, category)
        select 'topic', id, 'filler-' || id, 'filler-' || id, 'Topic' from generate_series(100, 111) as id`);
      expect(await list(world().guest())).toHaveLength(10);
      await database.execute(`delete from content.communities where name like 'filler-%'`);
    });

    it('has a thousand at the most, of however many companies there are', async () => {
      const { database } = world().server;
      await database.execute(`insert into content.communities (type, entity_id, name, slug, category)
        select 'topic', id, 'filler-' || id, 'filler-' || id, 'Topic' from generate_series(1001, 2001) as id`);
      expect(await list(world().guest(), '?all=true')).toHaveLength(1_000);
      await database.execute(`delete from content.communities where name like 'filler-%'`);
    });

    it('counts live posts', async () => {
      const postsOf = async () =>
        (await list(world().guest(), '?all=true')).find(({ name }) => name === 'Pay Talk')?.topicMeta.posts;
      const before = await postsOf();
      await post(await world().writer(), { community: { type: 'topic', entityId: 3 } });
      expect(await postsOf()).toBe(Number(before) + 1);
    });
  });

  describe('following', () => {
    it('ends at five hundred, and goes on once one was left', async () => {
      const { database } = world().server;
      const user = await world().user();
      await join(user, 'topic', 4);
      await database.execute(`insert into content.communities (type, entity_id, name, slug, category)
          select 'topic', id, 'filler-' || id, 'filler-' || id, 'Topic' from generate_series(1001, 1499) as id;
        insert into persona.memberships (persona_ref, type, entity_id)
          select m.persona_ref, 'topic', id from persona.memberships m, generate_series(1001, 1499) as id
          where m.type = 'topic' and m.entity_id = 4
            and m.persona_ref = '\\x${world().server.authorship.personaRef(user.userId).toString('hex')}'`);
      const refused = await join(user, 'topic', 3);
      expect([refused.status, refused.body.code]).toEqual([422, 'too_many_communities']);
      expect((await join(user, 'topic', 4)).status).toBe(200);
      await leave(user, 'topic', 4);
      expect((await join(user, 'topic', 3)).body.followed).toBe(true);
      await database.execute(`delete from persona.memberships where entity_id > 1000 and type = 'topic'`);
      await database.execute(`delete from content.communities where name like 'filler-%'`);
    });

    it('ends at five hundred, also if several are followed at once', async () => {
      const { database, authorship } = world().server;
      const user = await world().user();
      await join(user, 'topic', 4);
      await database.execute(`insert into content.communities (type, entity_id, name, slug, category)
          select 'topic', id, 'filler-' || id, 'filler-' || id, 'Topic' from generate_series(1001, 1506) as id;
        insert into persona.memberships (persona_ref, type, entity_id)
          select '\\x${authorship.personaRef(user.userId).toString('hex')}', 'topic', id from generate_series(1001, 1498) as id`);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => join(user, 'topic', 1_499 + place)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(7).fill(422)]);
      await database.execute(`delete from persona.memberships where entity_id > 1000 and type = 'topic'`);
      await database.execute(`delete from content.communities where name like 'filler-%'`);
    });

    it('counts a follower once, also where joining is asked for twice at once', async () => {
      const user = await world().user();
      const joined = await Promise.all([join(user, 'topic', 4), join(user, 'topic', 4)]);
      const { followers } = joined[0].body.topicMeta;
      expect((await join(user, 'topic', 4)).body.topicMeta.followers).toBe(followers);
      const left = await Promise.all([leave(user, 'topic', 4), leave(user, 'topic', 4)]);
      for (const { body } of left) expect(body).toMatchObject({ followed: false, topicMeta: { followers } });
    });
  });

  describe('listTopics', () => {
    it('[API-FEED-TOPICS] answers the topics by name, in the second version with their place and figures', async () => {
      const guest = world().guest();
      const first = (await guest.get('/api/feed/v1/topics')).body;
      expect(first).toEqual([
        { id: 4, name: '100% Remote_Work' },
        { id: 1, name: 'Notice Period' },
        { id: 2, name: 'Office Politics' },
        { id: 3, name: 'Pay Talk' },
      ]);
      const second = (await guest.get('/api/feed/v2/topics')).body;
      expect(second.map(({ id, name }: { id: number; name: string }) => ({ id, name }))).toEqual(first);
      for (const topic of second) {
        expect(topic.topicMeta).toEqual({ posts: expect.any(Number), followers: expect.any(Number) });
        expect((await guest.get(`/api/feed/v1/community/topic/page/${topic.slug}`)).body.community).toMatchObject({
          type: 'topic',
          entityId: topic.id,
          topicMeta: topic.topicMeta,
        });
      }
    });
  });

  describe('searchCommunities', () => {
    const search = async (query: string) =>
      (await world().guest().get(`/api/feed/v1/community/search?q=${query}`)).body;

    it('takes every character as itself', async () => {
      expect(names(await search('100%25'))).toEqual(['100% Remote_Work']);
      expect(names(await search('e_w'))).toEqual(['100% Remote_Work']);
      expect(names(await search('%26%20q'))).toEqual(['Engineering - Software & QA']);
      for (const text of ['%5C', '.*', '(', '%27', '%F0%9F%92%A5', 'zzz']) expect(await search(text)).toEqual([]);
      expect(await search('%00')).toMatchObject({ code: 'validation_failed' });
    });
  });

  describe('listCommunityAggregate', () => {
    it('[API-FEED-COMM-AGG-V2] refuses a purpose that it does not know, and none', async () => {
      for (const query of ['type=best', '']) {
        const { status, body } = await world().guest().get(`/api/feed/v2/community/aggregate?${query}`);
        expect([status, body.code]).toEqual([400, 'validation_failed']);
      }
    });

    it('of five thousand companies has the fifty most followed, of each purpose', async () => {
      const { database } = world().server;
      const user = await world().user();
      await join(user, 'topic', 4);
      await database.execute(`insert into content.communities (type, entity_id, name, slug, category, followers_count)
        select 'company', id, 'filler-' || id, 'filler-' || id, 'IT', id from generate_series(100000, 104999) as id`);
      await join(user, 'company', 104_999);
      const groups = async (type: string): Promise<readonly { type: string; communities: readonly Shown[] }[]> =>
        (await user.get(`/api/feed/v2/community/aggregate?type=${type}`)).body;
      const companies = async (type: string) =>
        (await groups(type)).find((group) => group.type === 'company')?.communities;
      for (const [type, first] of [
        ['all', 'filler-104999'],
        ['unfollowed', 'filler-104998'],
      ] as const) {
        const listed = (await companies(type)) ?? [];
        expect([listed.length, listed[0]?.name, listed[0]?.followed]).toEqual([50, first, type === 'all']);
      }
      expect((await groups('unexploredCategory')).map(({ type }) => type)).toEqual(['department']);
      await leave(user, 'company', 104_999);
      expect(await companies('unexploredCategory')).toHaveLength(50);
      await database.execute(`delete from content.communities where name like 'filler-%'`);
    });
  });
}
