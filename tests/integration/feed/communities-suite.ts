import { insertRow } from '@tests/support/sql';
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

/** Communities. */
export function communitiesSuite(world: () => World): void {
  const list = async (client: Client, query = ''): Promise<readonly Shown[]> =>
    (await client.get(`/api/feed/v1/community${query}`)).body;

  describe('listCommunities', () => {
    it('[API-FEED-COMM-LIST] answers at most ten, those with the most followers first, on request without the followed ones', async () => {
      const member = await world().member();
      for (let id = 100; id < 112; id += 1) {
        const community = {
          type: 'topic',
          entity_id: id,
          name: `filler-${id}`,
          slug: `filler-${id}`,
          category: 'Topic',
        };
        await insertRow(world().server.database, 'content.communities', community);
      }
      await join(member, 'company', 3);
      const ten = await list(world().guest());
      expect(ten).toHaveLength(10);
      const followers = ten.map(({ topicMeta }) => topicMeta.followers);
      expect(followers).toEqual([...followers].sort((one, other) => other - one));
      const unfollowed = await list(member, '?notFollowedOnly=true&limit=50');
      expect(names(unfollowed)).not.toContain('Sagarmatha Health');
      expect(unfollowed.every(({ followed }) => !followed)).toBe(true);
      expect(names(await list(world().guest(), '?notFollowedOnly=true&limit=50'))).toContain('Sagarmatha Health');
      expect(await list(member, '?limit=1')).toHaveLength(1);
      const wrong = await member.get('/api/feed/v1/community?limit=51');
      expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
      await world().server.database.execute(`delete from content.communities where name like 'filler-%'`);
    });

    it('[API-FEED-COMM-LIST-ALL] answers every community', async () => {
      expect(names(await list(world().guest(), '?all=true&limit=1')).sort()).toEqual([
        '100% Remote_Work',
        'Engineering - Software & QA',
        'Human Resources',
        'Neelgiri Textiles',
        'Notice Period',
        'Office Politics',
        'Pay Talk',
        'Sagarmatha Health',
        'Vaayuna Technologies',
      ]);
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
    it('[API-FEED-COMM-JOIN] [API-FEED-COMM-LEAVE] follows once however often one joins, and no longer after leaving', async () => {
      const member = await world().member();
      const first = await join(member, 'topic', 4);
      expect(first.body).toMatchObject({ type: 'topic', entityId: 4, followed: true });
      const { followers } = first.body.topicMeta;
      const again = await Promise.all([join(member, 'topic', 4), join(member, 'topic', 4)]);
      for (const { body } of again) expect(body).toEqual(first.body);
      const left = await leave(member, 'topic', 4);
      expect(left.body).toMatchObject({ followed: false, topicMeta: { followers: followers - 1 } });
      expect((await leave(member, 'topic', 4)).body).toEqual(left.body);
    });

    it('knows no community that is not there', async () => {
      const member = await world().member();
      for (const call of [join, leave]) {
        const missing = await call(member, 'topic', 999);
        expect([missing.status, missing.body.code]).toEqual([404, 'community_not_found']);
        const wrong = await call(member, 'village', 1);
        expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
      }
    });

    it('[API-FEED-COMM-LIST-FOLLOWED] answers what one follows in groups, each with its communities', async () => {
      const member = await world().member();
      const followed = async () => (await member.get('/api/feed/v1/community/followed')).body;
      expect(await followed()).toEqual([]);
      await join(member, 'department', 1);
      await join(member, 'topic', 2);
      await join(member, 'topic', 1);
      const groups = await followed();
      expect(groups.map(({ type }: { type: string }) => type)).toEqual(['topic', 'department']);
      expect(names(groups[0].communities)).toEqual(['Notice Period', 'Office Politics']);
      expect(groups[0].communities.every((one: Shown) => one.followed)).toBe(true);
    });
  });

  describe('searchCommunities', () => {
    const search = async (query: string) =>
      (await world().guest().get(`/api/feed/v1/community/search?q=${query}`)).body;

    it('finds by the beginning of a name, then of a word, then by any part, whatever the case', async () => {
      expect(names(await search('n'))).toEqual(expect.arrayContaining(['Neelgiri Textiles', 'Notice Period']));
      expect(names(await search('TEC'))).toEqual(['Vaayuna Technologies']);
      expect(names(await search('%20o'))[0]).toBe('Office Politics');
      expect(names(await search('eelg'))).toEqual(['Neelgiri Textiles']);
      expect(await search('vaay')).toEqual([
        { entityId: 1, name: 'Vaayuna Technologies', type: 'company', logo: null, category: 'Software Product' },
      ]);
    });

    it('takes every character as itself', async () => {
      expect(names(await search('100%25'))).toEqual(['100% Remote_Work']);
      expect(names(await search('e_w'))).toEqual(['100% Remote_Work']);
      expect(names(await search('%26%20q'))).toEqual(['Engineering - Software & QA']);
      for (const text of ['%5C', '.*', '(', '%27', '%00', '%F0%9F%92%A5', 'zzz'])
        expect(await search(text)).toEqual([]);
    });

    it('refuses an empty or endless text', async () => {
      for (const text of ['', '%20', 'x'.repeat(101)]) {
        const { status, body } = await world().guest().get(`/api/feed/v1/community/search?q=${text}`);
        expect([status, body.code]).toEqual([400, 'validation_failed']);
      }
    });
  });

  describe('listCommunityAggregate', () => {
    it('[API-FEED-COMM-AGG-V2] answers one group per type for each purpose, and refuses any other', async () => {
      const member = await world().member();
      await join(member, 'topic', 1);
      const aggregate = async (client: Client, type: string) =>
        (await client.get(`/api/feed/v2/community/aggregate?type=${type}`)).body;
      const shown = async (client: Client, type: string): Promise<Record<string, readonly string[]>> =>
        Object.fromEntries(
          (await aggregate(client, type)).map((group: { type: string; communities: readonly Shown[] }) => [
            group.type,
            names(group.communities),
          ]),
        );
      expect(Object.keys(await shown(world().guest(), 'all'))).toEqual(['topic', 'company', 'department']);
      expect(await shown(member, 'followed')).toEqual({ topic: ['Notice Period'] });
      expect((await shown(member, 'unfollowed')).topic).not.toContain('Notice Period');
      expect(Object.keys(await shown(member, 'unexploredCategory'))).toEqual(['company', 'department']);
      expect(Object.keys(await shown(world().guest(), 'unexploredCategory'))).toEqual([
        'topic',
        'company',
        'department',
      ]);
      expect((await shown(world().guest(), 'onboarding')).topic).toContain('Notice Period');
      const guest = await world().guest().get('/api/feed/v2/community/aggregate?type=followed');
      expect([guest.status, guest.body.code]).toEqual([401, 'not_signed_in']);
      for (const query of ['type=best', '']) {
        const wrong = await member.get(`/api/feed/v2/community/aggregate?${query}`);
        expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
      }
    });
  });
}
