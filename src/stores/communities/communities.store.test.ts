import { aCommunity } from '@tests/support/a-community';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CommunitiesApi } from '@/adapters/http/generated/feed/communities';
import { createHttpClient } from '@/adapters/http/http-client';
import { CommunityRecords } from '@/adapters/memory/community-records';
import { CountingIds } from '@/adapters/memory/counting-ids';
import { ManualTime } from '@/adapters/memory/manual-time';
import { MemoryBrowser } from '@/adapters/memory/memory-browser';
import { MemoryCommunities } from '@/adapters/memory/memory-communities';
import { createDemoWorld } from '@/adapters/memory/memory-demo';
import { MemoryToasts } from '@/adapters/memory/memory-toasts';
import { UserRecords } from '@/adapters/memory/user-records';
import type { CommunityPurpose } from '@/core/communities/community';
import { MAX_COMMUNITIES, MAX_SUGGESTIONS } from '@/core/communities/community-limits';
import { FollowCommunity } from '@/core/communities/follow-community.use-case';
import { CommunitiesKey } from '@/stores/communities/keys';
import { CommunitiesStore } from './communities.store';

const PURPOSES: readonly CommunityPurpose[] = ['all', 'followed', 'unfollowed', 'unexploredCategory', 'onboarding'];

const MEMBER = { isLoggedIn: true, require: () => true };

/** Communities of the demo world, with one company and one department. */
function someCommunities(isSignedIn = true) {
  const world = createDemoWorld(new ManualTime(), new CountingIds());
  const like = { logo: null, followersElsewhere: 5 };
  world
    .records(CommunityRecords)
    .add({ ...like, type: 'company', entityId: 1, name: 'Vaayuna', slug: 'vaayuna', category: 'IT' });
  world.records(CommunityRecords).add({
    ...like,
    type: 'department',
    entityId: 1,
    name: 'Sales',
    slug: 'sales',
    category: 'Department',
  });
  const browser = new MemoryBrowser(world);
  const me = world.records(UserRecords).add('Asha Nair', 'asha@vaayuna.example');
  if (isSignedIn) browser.signIn(me);
  const port = new MemoryCommunities(browser);
  const toasts = new MemoryToasts();
  const communities = new CommunitiesStore(port, new FollowCommunity(port), toasts, MEMBER);
  return { communities, line: browser.line, me, toasts, world };
}

const vaayuna = aCommunity({
  type: 'company',
  name: 'Vaayuna',
  slug: 'vaayuna',
  topicMeta: { posts: 0, followers: 5 },
});

const notice = { ...vaayuna, type: 'topic' as const, name: 'Notice Period' };

describe('what one follows', () => {
  it('[EN-COMM-CHIPS] stands in the groups all, topics, companies and roles', async () => {
    const { communities } = someCommunities();
    expect(communities.followingChipsData).toEqual({ all: [], topics: [], companies: [], roles: [] });
    await communities.loadFollowed();
    await communities.follow(vaayuna);
    const { all, companies, topics, roles } = communities.followingChipsData;
    expect(all.map(({ name }) => name)).toEqual(['Vaayuna']);
    expect(companies.map(({ name }) => name)).toEqual(['Vaayuna']);
    expect([topics, roles]).toEqual([[], []]);
  });

  it('shows at once, and is undone with a word where the service refuses', async () => {
    const { communities, line, me, toasts, world } = someCommunities();
    await communities.loadFollowed();
    line.hold();
    const follow = communities.follow(vaayuna);
    expect(communities.isFollowed(vaayuna)).toBe(true);
    line.release();
    await follow;
    expect([...world.records(CommunityRecords).followedBy(me)]).toEqual(['company:1']);
    line.failNext(failureOf(429));
    await communities.leave(vaayuna);
    expect(communities.isFollowed(vaayuna)).toBe(true);
    expect(toasts.shown).toMatchObject([{ type: 'failure', text1: 'You still follow Vaayuna.' }]);
    await communities.leave(vaayuna);
    expect(communities.isFollowed(vaayuna)).toBe(false);
    expect(world.records(CommunityRecords).followedBy(me).size).toBe(0);
    line.goOffline();
    await communities.follow(vaayuna);
    expect(toasts.shown[0]).toMatchObject({ text1: 'You do not follow Vaayuna yet.', props: { noInternet: true } });
  });

  it('keeps what was followed while the list was on its way', async () => {
    const { communities, line } = someCommunities();
    line.hold();
    const loaded = communities.loadFollowed();
    const follow = communities.follow(vaayuna);
    line.release();
    await Promise.all([loaded, follow]);
    expect(communities.userCommunities).toHaveLength(1);
  });

  it('is listed as it was when it was loaded, so that rows stay in their place', async () => {
    const { communities } = someCommunities();
    await communities.loadFollowed();
    await communities.follow(vaayuna);
    expect(communities.yours).toEqual([]);
    await communities.loadFollowed();
    await communities.leave(vaayuna);
    expect(communities.yours).toMatchObject([{ name: 'Vaayuna' }]);
  });

  it('tells a topic from a company with the same number', async () => {
    const { communities } = someCommunities();
    await communities.loadFollowed();
    await communities.follow(vaayuna);
    expect(communities.isFollowed(notice)).toBe(false);
    await communities.follow(notice);
    expect(communities.userCommunities).toHaveLength(2);
  });

  it('is forgotten at the end of the session', async () => {
    const { communities } = someCommunities();
    await communities.loadFollowed();
    await communities.follow(vaayuna);
    communities.forget();
    expect(communities.userCommunities).toEqual([]);
    expect(communities.followed.state).toBe('idle');
  });
});

describe('the calls', () => {
  it('[LM-COMMUNITY-FETCH] [LM-COMMUNITY-SUGGEST] ask for 10 communities in a list and 25 in a search', async () => {
    expect([MAX_COMMUNITIES, MAX_SUGGESTIONS]).toEqual([10, 25]);
    const asked: string[] = [];
    const http = createHttpClient({
      baseUrlOf: () => 'http://localhost',
      commonHeaders: () => ({}),
      fetch: async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        asked.push(`${pathname} ${searchParams.get('limit')}`);
        return Response.json([]);
      },
    });
    const api = new CommunitiesApi(http);
    const communities = new CommunitiesStore(api, new FollowCommunity(api), new MemoryToasts(), MEMBER);
    await communities.loadPopular();
    await communities.search('notice');
    expect(asked).toEqual(['/v1/community 10', '/v1/community/search 25']);
  });

  it('[LG-LOAD-NOCOOKIE] are none for a guest’s own communities, which are not loading either', async () => {
    const { store, line } = await startMemoryApp();
    expect(store(CommunitiesKey).followed.state).not.toBe('loading');
    expect(line.countOf('listFollowedCommunities')).toBe(0);
  });
});

describe('the lists', () => {
  it('[EN-COMM-AGGREGATE] are five, each filled by its call', async () => {
    const { communities } = someCommunities();
    expect(Object.keys(communities.aggregates).toSorted()).toEqual(PURPOSES.toSorted());
    for (const purpose of PURPOSES) {
      expect(communities.aggregates[purpose].state).toBe('idle');
      await communities.loadAggregate(purpose);
      expect(communities.aggregates[purpose].state).toBe('ready');
    }
  });

  it('[EN-COMM-LOADERR] have a state each: where one fails, only that one has an error', async () => {
    const { communities, line } = someCommunities();
    await communities.loadPopular();
    line.failNext(failureOf(500));
    await communities.loadFollowed();
    expect(communities.followed).toMatchObject({ state: 'failed', failure: { status: 500 } });
    expect(communities.popular.state).toBe('ready');
    line.failNext(failureOf(500));
    await communities.loadAggregate('onboarding');
    const states = Object.entries(communities.aggregates).map(([purpose, { state }]) => `${purpose} ${state}`);
    expect(states.toSorted()).toEqual([
      'all idle',
      'followed idle',
      'onboarding failed',
      'unexploredCategory idle',
      'unfollowed idle',
    ]);
    line.failNext(failureOf(500));
    await communities.search('notice');
    expect(communities.found.state).toBe('failed');
    expect(communities.popular.state).toBe('ready');
  });
});

describe('the search', () => {
  it('[VA-COMM-SEARCH] makes no call for an empty or blank text, and empties what was found', async () => {
    const { communities, line } = someCommunities();
    await communities.search('notice');
    expect(communities.foundFollowedFirst.map(({ name }) => name)).toEqual(['Notice Period']);
    await communities.search('');
    await communities.search('   \t');
    expect(line.countOf('searchCommunities')).toBe(1);
    expect(communities.found.state).toBe('idle');
    expect(communities.foundFollowedFirst).toEqual([]);
  });

  it('drops an answer to an older text', async () => {
    const { communities, line } = someCommunities();
    line.hold();
    const older = communities.search('notice');
    const newer = communities.search('salary');
    line.release();
    await Promise.all([older, newer]);
    expect(communities.foundFollowedFirst.map(({ name }) => name)).toEqual(['Salary Talk']);
  });

  it('puts the followed ones first', async () => {
    const { communities } = someCommunities();
    await communities.loadFollowed();
    await communities.search('a');
    const last = communities.foundFollowedFirst.at(-1);
    if (last === undefined) throw new Error('Nothing was found.');
    await communities.follow({ ...vaayuna, ...last });
    expect(communities.foundFollowedFirst[0]?.name).toBe(last.name);
    expect(new Set(communities.foundFollowedFirst).size).toBe(communities.foundFollowedFirst.length);
  });

  it('offers before one types the followed ones, then those with the most followers, each once', async () => {
    const { communities } = someCommunities();
    await communities.loadFollowed();
    await communities.loadPopular();
    const popular = communities.suggested.map(({ name }) => name);
    const last = communities.suggested.at(-1);
    if (last === undefined) throw new Error('Nothing is offered.');
    await communities.follow(last);
    expect(communities.suggested.map(({ name }) => name)).toEqual([last.name, ...popular.slice(0, -1)]);
  });
});
