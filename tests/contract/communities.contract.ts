import { describe, expect, it } from 'vitest';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import type { CommunityPurpose } from '@/core/talk/communities/community';
import { communitiesOf, hasCommunity } from '@/core/talk/communities/user-communities';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { write } from './harness/submissions';

const topic = { type: 'topic', entityId: 1 } as const;
const company = { type: 'company', entityId: 1 } as const;
const department = { type: 'department', entityId: 1 } as const;
const unknown = { type: 'topic', entityId: 999 } as const;

export const communitiesContract: Contract = (harness) => {
  describe('following', () => {
    it('[API-FEED-COMM-JOIN] a community shows it as followed; again changes nothing', async () => {
      const person = await harness().newcomer();
      const before = successOf(await person.port(CommunitiesPort).listCommunities({ all: true })).find(
        (each) => each.type === 'topic' && each.entityId === 1,
      );
      const joined = successOf(await person.port(CommunitiesPort).joinCommunity(topic));
      expect(joined).toMatchObject({ ...topic, name: 'Notice Period', slug: 'notice-period', followed: true });
      expect(joined.topicMeta).toEqual(before?.topicMeta);
      expect(successOf(await person.port(CommunitiesPort).joinCommunity(topic))).toEqual(joined);
      expectRefusal(await person.port(CommunitiesPort).joinCommunity(unknown), 'notFound', 'community_not_found');
      expectNotSignedIn(await harness().as('guest').port(CommunitiesPort).joinCommunity(topic));
    });

    it('[API-FEED-COMM-LEAVE] ends with leaving; again changes nothing', async () => {
      const person = await harness().newcomer();
      successOf(await person.port(CommunitiesPort).joinCommunity(topic));
      const left = successOf(await person.port(CommunitiesPort).leaveCommunity(topic));
      expect(left).toMatchObject({ ...topic, followed: false });
      expect(successOf(await person.port(CommunitiesPort).leaveCommunity(topic))).toEqual(left);
      expect(successOf(await person.port(CommunitiesPort).listFollowedCommunities())).toEqual([]);
      expectRefusal(await person.port(CommunitiesPort).leaveCommunity(unknown), 'notFound', 'community_not_found');
      expectNotSignedIn(await harness().as('guest').port(CommunitiesPort).leaveCommunity(topic));
    });

    it('[API-FEED-COMM-LIST-FOLLOWED] lists what is followed in groups by type', async () => {
      const person = await harness().newcomer();
      expect(successOf(await person.port(CommunitiesPort).listFollowedCommunities())).toEqual([]);
      for (const community of [department, topic])
        successOf(await person.port(CommunitiesPort).joinCommunity(community));
      const groups = successOf(await person.port(CommunitiesPort).listFollowedCommunities());
      expect(groups.map(({ type, communities }) => [type, communities.map(({ entityId }) => entityId)])).toEqual([
        ['topic', [1]],
        ['department', [1]],
      ]);
      expectNotSignedIn(await harness().as('guest').port(CommunitiesPort).listFollowedCommunities());
    });

    it('is listed with the sentence about each, null for none, as in every group of communities', async () => {
      const communities = (await harness().newcomer()).port(CommunitiesPort);
      const aboutIn = (groups: Parameters<typeof communitiesOf>[0]) => communitiesOf(groups).map(({ about }) => about);
      successOf(await communities.joinCommunity(topic));
      expect(aboutIn(successOf(await communities.listFollowedCommunities()))).toEqual([null]);
      for (const type of ['all', 'followed', 'unfollowed', 'unexploredCategory', 'onboarding'] as const) {
        const known = aboutIn(successOf(await communities.listCommunityAggregate({ type })));
        expect(known.filter((about) => about === undefined)).toEqual([]);
        expect(known).toContain(null);
      }
    });
  });

  describe('new posts of followed communities', () => {
    it('are those of today, without what the user has hidden or blocked', async () => {
      const person = await harness().newcomer();
      const ports = person.port(CommunitiesPort);
      expect(successOf(await ports.countNewPosts())).toEqual([]);
      successOf(await ports.joinCommunity(department));
      const counted = async () => successOf(await ports.countNewPosts()).find(({ type }) => type === 'department');
      const before = (await counted())?.posts ?? 0;
      const hidden = await write(harness().as('writer'), { community: department });
      await write(harness().as('otherWriter'), { community: department });
      await write(harness().as('writer'), { community: topic });
      expect(await counted()).toEqual({ ...department, posts: before + 2 });
      successOf(await person.port(HidingPort).hidePost({ postId: hidden }));
      expect((await counted())?.posts).toBe(before + 1);
      const reading = person.port(FeedReadingPort);
      const { items } = successOf(await reading.listCommunityPosts({ type: 'department', id: 1, sort: 'newest' }));
      successOf(await person.port(HidingPort).blockName({ name: items[0]?.author.name ?? '' }));
      expect((await counted())?.posts ?? 0).toBe(before);
      successOf(await ports.leaveCommunity(department));
      expect(successOf(await ports.countNewPosts())).toEqual([]);
      expectNotSignedIn(await harness().as('guest').port(CommunitiesPort).countNewPosts());
    });
  });

  describe('the list of communities', () => {
    it('[API-FEED-COMM-LIST-ALL] has every one of them, those with the most followers first', async () => {
      const person = await harness().newcomer();
      successOf(await person.port(CommunitiesPort).joinCommunity(department));
      const all = successOf(await harness().as('guest').port(CommunitiesPort).listCommunities({ all: true, limit: 1 }));
      expect(all).toHaveLength(9);
      const followers = all.map(({ topicMeta }) => topicMeta.followers);
      expect(followers).toEqual(followers.toSorted((first, second) => second - first));
      expect(all.every(({ followed }) => !followed)).toBe(true);
    });

    it('[API-FEED-COMM-LIST] has at most the limit, and where asked none that one follows', async () => {
      const person = await harness().newcomer();
      successOf(await person.port(CommunitiesPort).joinCommunity(company));
      expect(successOf(await person.port(CommunitiesPort).listCommunities({})).length).toBeLessThanOrEqual(10);
      expect(successOf(await person.port(CommunitiesPort).listCommunities({ limit: 3 }))).toHaveLength(3);
      const rest = successOf(await person.port(CommunitiesPort).listCommunities({ notFollowedOnly: true, all: true }));
      expect(rest).toHaveLength(8);
      expect(hasCommunity(rest, company)).toBe(false);
      expectInvalid(await person.port(CommunitiesPort).listCommunities({ limit: 0 }), 'limit');
      expectInvalid(await person.port(CommunitiesPort).listCommunities({ limit: 51 }), 'limit');
    });
  });

  describe('the search', () => {
    it('[EN-COMM-SEARCH-RESULT] answers entityId, name, type, logo and category', async () => {
      const communities = harness().as('guest').port(CommunitiesPort);
      expect(successOf(await communities.searchCommunities({ q: 'notice per' }))).toEqual([
        {
          entityId: 1,
          name: 'Notice Period',
          type: 'topic',
          logo: null,
          category: 'Topic',
          slug: 'notice-period',
          topicMeta: expect.objectContaining({ posts: expect.any(Number), followers: expect.any(Number) }),
        },
      ]);
    });

    it('puts names that begin with the text first, then words that do, then the rest', async () => {
      const communities = harness().as('guest').port(CommunitiesPort);
      const namesFor = async (q: string) =>
        successOf(await communities.searchCommunities({ q })).map(({ name }) => name);
      expect(await namesFor('re')).toEqual(['100% Remote_Work', 'Human Resources']);
      expect(await namesFor('ware')).toEqual(['Engineering - Software & QA']);
      expect(await namesFor('TEC')).toEqual(['Vaayuna Technologies']);
      expect(await namesFor('eelg')).toEqual(['Neelgiri Textiles']);
      expect(await namesFor('  NOTICE   period ')).toEqual(['Notice Period']);
      expect(await namesFor('100%')).toEqual(['100% Remote_Work']);
      expect(await namesFor('zzz')).toEqual([]);
      expect(successOf(await communities.searchCommunities({ q: 'tech', limit: 1 }))).toHaveLength(1);
    });

    it('finds words in another order, with an accent and with slips, where no name has the text as it is', async () => {
      const communities = harness().as('guest').port(CommunitiesPort);
      const namesFor = async (q: string) =>
        successOf(await communities.searchCommunities({ q })).map(({ name }) => name);
      expect(await namesFor('period notice')).toEqual(['Notice Period']);
      expect(await namesFor('noitce')).toEqual(['Notice Period']);
      expect(await namesFor('Nótice')).toEqual(['Notice Period']);
      expect(await namesFor('notice perod')).toEqual(['Notice Period']);
      expect(await namesFor('notice textiles')).toEqual([]);
      expect(await namesFor('otice priod')).toEqual([]);
    });

    it('needs a text and a limit of 1 to 25', async () => {
      const communities = harness().as('guest').port(CommunitiesPort);
      expectInvalid(await communities.searchCommunities({ q: '  ' }), 'q');
      expectInvalid(await communities.searchCommunities({ q: 'x'.repeat(101) }), 'q');
      expectInvalid(await communities.searchCommunities({ q: 'x', limit: 26 }), 'limit');
    });
  });

  describe('the groups for a purpose', () => {
    it('[API-FEED-COMM-AGG-V2] leave out or keep what one follows', async () => {
      const person = await harness().newcomer();
      successOf(await person.port(CommunitiesPort).joinCommunity(topic));
      const of = async (type: CommunityPurpose) =>
        successOf(await person.port(CommunitiesPort).listCommunityAggregate({ type }));
      expect((await of('all')).map(({ type }) => type)).toEqual(['topic', 'company', 'department']);
      expect(communitiesOf(await of('all'))).toHaveLength(9);
      expect(communitiesOf(await of('followed')).map(({ name }) => name)).toEqual(['Notice Period']);
      expect(communitiesOf(await of('unfollowed'))).toHaveLength(8);
      expect((await of('unexploredCategory')).map(({ type }) => type)).toEqual(['company', 'department']);
      expect(communitiesOf(await of('onboarding')).length).toBeGreaterThan(0);
    });

    it('are for guests too, but for the followed ones', async () => {
      const communities = harness().as('guest').port(CommunitiesPort);
      expect(communitiesOf(successOf(await communities.listCommunityAggregate({ type: 'unfollowed' })))).toHaveLength(
        9,
      );
      expectNotSignedIn(await communities.listCommunityAggregate({ type: 'followed' }));
    });
  });
};
