import { aCommunity } from '@tests/support/a-community';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { PATIENCE } from '@tests/support/patience';
import { describe, expect, it, vi } from 'vitest';
import { CommunitiesApi } from '@/adapters/http/generated/feed/communities';
import { createHttpClient } from '@/adapters/http/http-client';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { MemoryCommunities } from '@/adapters/memory/talk/communities/memory-communities';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { CommunityPurpose } from '@/core/talk/communities/community';
import { FollowCommunity } from '@/core/talk/communities/follow-community.use-case';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { CommunitiesStore } from './communities.store';
import { CommunitySearchStore } from './community-search.store';
import { FollowingStore } from './following.store';

const PURPOSES: readonly CommunityPurpose[] = ['all', 'followed', 'unfollowed', 'unexploredCategory', 'onboarding'];

const MEMBER = { isLoggedIn: true, require: () => true };

function someCommunities(isSignedIn = true) {
  const world = createDemoWorld(new ManualTime(), new CountingIds());
  const like = { logo: null, about: null, followersElsewhere: 5 };
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
  const communities = new CommunitiesStore(port);
  const sure = new RetryingWrites(new ManualTime(), toasts);
  const followCommunity = new FollowCommunity(port, sure);
  const following = new FollowingStore({
    communities: port,
    followCommunity,
    sure,
    toasts,
    access: MEMBER,
    list: communities,
  });
  const search = new CommunitySearchStore(port, communities);
  return { communities, following, search, line: browser.line, me, toasts, world };
}

const vaayuna = aCommunity({
  type: 'company',
  name: 'Vaayuna',
  slug: 'vaayuna',
  topicMeta: { posts: 0, followers: 5 },
});

const notice = { ...vaayuna, type: 'topic' as const, name: 'Notice Period' };

describe('what one follows', () => {
  it('shows at once, and is undone with a word where the service refuses', async () => {
    const { communities, following, line, me, toasts, world } = someCommunities();
    await communities.loadFollowed();
    line.hold();
    const follow = following.follow(vaayuna);
    expect(communities.isFollowed(vaayuna)).toBe(true);
    line.release();
    await follow;
    expect([...world.records(CommunityRecords).followedBy(me)]).toEqual(['company:1']);
    line.failNext(failureOf(429));
    await following.leave(vaayuna);
    expect(communities.isFollowed(vaayuna)).toBe(true);
    expect(toasts.shown).toMatchObject([{ type: 'failure', text1: 'Couldn’t unfollow Vaayuna.' }]);
    await following.leave(vaayuna);
    expect(communities.isFollowed(vaayuna)).toBe(false);
    expect(world.records(CommunityRecords).followedBy(me).size).toBe(0);
  });

  it('can be taken back after leaving, with a press on the toast', async () => {
    const { communities, following, me, toasts, world } = someCommunities();
    await communities.loadFollowed();
    await following.follow(vaayuna);
    await following.leave(vaayuna);
    const [toast] = toasts.shown;
    expect(toast).toMatchObject({ text1: 'You no longer follow Vaayuna.', props: { linkText: 'Undo' } });
    toast?.props.onLinkClick?.();
    expect(toasts.shown).toEqual([]);
    await vi.waitFor(
      () => expect([...world.records(CommunityRecords).followedBy(me)]).toEqual(['company:1']),
      PATIENCE,
    );
    expect(communities.isFollowed(vaayuna)).toBe(true);
    await following.leave(vaayuna);
    following.forget();
    expect(toasts.shown).toEqual([]);
  });

  it('keeps what was followed while the list was on its way', async () => {
    const { communities, following, line } = someCommunities();
    line.hold();
    const loaded = communities.loadFollowed();
    const follow = following.follow(vaayuna);
    line.release();
    await Promise.all([loaded, follow]);
    expect(communities.userCommunities).toHaveLength(1);
  });

  it('is listed as it was when it was loaded, so that rows stay in their place', async () => {
    const { communities, following } = someCommunities();
    await communities.loadFollowed();
    await following.follow(vaayuna);
    expect(communities.yours).toEqual([]);
    await communities.loadFollowed();
    await following.leave(vaayuna);
    expect(communities.yours).toMatchObject([{ name: 'Vaayuna' }]);
  });

  it('tells a topic from a company with the same number', async () => {
    const { communities, following } = someCommunities();
    await communities.loadFollowed();
    await following.follow(vaayuna);
    expect(communities.isFollowed(notice)).toBe(false);
    await following.follow(notice);
    expect(communities.userCommunities).toHaveLength(2);
  });

  it('is forgotten at the end of the session', async () => {
    const { communities, following } = someCommunities();
    await communities.loadFollowed();
    await following.follow(vaayuna);
    communities.forget();
    expect(communities.userCommunities).toEqual([]);
    expect(communities.followed.state).toBe('idle');
  });
});

describe('the calls', () => {
  it('[LM-COMMUNITY-FETCH] [LM-COMMUNITY-SUGGEST] ask for 10 communities in a list and 25 in a search', async () => {
    expect([PAGE_LENGTHS.communities.usual, PAGE_LENGTHS.foundCommunities.usual]).toEqual([10, 25]);
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
    const communities = new CommunitiesStore(api);
    const search = new CommunitySearchStore(api, communities);
    await communities.loadPopular();
    await search.search('notice');
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
      expect(communities.aggregates[purpose].state.state).toBe('idle');
      await communities.loadAggregate(purpose);
      expect(communities.aggregates[purpose].state.state).toBe('ready');
    }
  });

  it('[EN-COMM-LOADERR] have a state each: where one fails, only that one has an error', async () => {
    const { communities, search, line } = someCommunities();
    await communities.loadPopular();
    line.failNext(failureOf(500));
    await communities.loadFollowed();
    expect(communities.followed).toMatchObject({ state: 'failed', failure: { status: 500 } });
    expect(communities.popular.state).toBe('ready');
    line.failNext(failureOf(500));
    await communities.loadAggregate('onboarding');
    const states = Object.entries(communities.aggregates).map(([purpose, { state }]) => `${purpose} ${state.state}`);
    expect(states.toSorted()).toEqual([
      'all idle',
      'followed idle',
      'onboarding failed',
      'unexploredCategory idle',
      'unfollowed idle',
    ]);
    line.failNext(failureOf(500));
    await search.search('notice');
    expect(search.found.state).toBe('failed');
    expect(communities.popular.state).toBe('ready');
  });
});

describe('the search', () => {
  it('[VA-COMM-SEARCH] makes no call for an empty or blank text, and empties what was found', async () => {
    const { search, line } = someCommunities();
    await search.search('notice');
    expect(search.foundFollowedFirst.map(({ name }) => name)).toEqual(['Notice Period']);
    await search.search('');
    await search.search('   \t');
    expect(line.countOf('searchCommunities')).toBe(1);
    expect(search.found.state).toBe('idle');
    expect(search.foundFollowedFirst).toEqual([]);
  });

  it('drops an answer to an older text', async () => {
    const { search, line } = someCommunities();
    line.hold();
    const older = search.search('notice');
    const newer = search.search('salary');
    line.release();
    await Promise.all([older, newer]);
    expect(search.foundFollowedFirst.map(({ name }) => name)).toEqual(['Salary Talk']);
  });

  it('puts the followed ones first', async () => {
    const { communities, search, following } = someCommunities();
    await communities.loadFollowed();
    await search.search('a');
    const last = search.foundFollowedFirst.at(-1);
    if (last === undefined) throw new Error('Nothing was found.');
    await following.follow({ ...vaayuna, ...last });
    expect(search.foundFollowedFirst[0]?.name).toBe(last.name);
    expect(new Set(search.foundFollowedFirst).size).toBe(search.foundFollowedFirst.length);
  });

  it('offers before one types the followed ones, then those with the most followers, each once', async () => {
    const { communities, following, search } = someCommunities();
    await communities.loadFollowed();
    await communities.loadPopular();
    const popular = search.suggested.map(({ name }) => name);
    const last = search.suggested.at(-1);
    if (last === undefined) throw new Error('Nothing is offered.');
    await following.follow(last);
    expect(search.suggested.map(({ name }) => name)).toEqual([last.name, ...popular.slice(0, -1)]);
  });
});

describe('the list of what one follows', () => {
  it('has what was followed a moment ago, in its place also when it is left again, until it is reloaded', async () => {
    const { communities, following } = someCommunities();
    await communities.loadFollowed();
    await following.follow(vaayuna);
    await following.follow(notice);
    await following.leave(vaayuna);
    expect(communities.yoursAndNew.map(({ name }) => name)).toEqual(['Vaayuna', 'Notice Period']);
    expect(communities.isFollowed(vaayuna)).toBe(false);
    await communities.loadFollowed();
    expect(communities.yoursAndNew.map(({ name }) => name)).toEqual(['Notice Period']);
  });
});

describe('the community of the page', () => {
  it('[EN-COMM-PRESELECTED] is what a new post begins with: its name, type, place and figures', async () => {
    const { communities } = someCommunities();
    expect(communities.preselected).toBeNull();
    communities.preselect(vaayuna);
    const { entityId, name, logo, type, slug, topicMeta } = vaayuna;
    expect(communities.preselected).toEqual({ entityId, name, logo, type, slug, topicMeta });
    communities.preselect(null);
    expect(communities.preselected).toBeNull();
  });

  it('is the composer’s where the draft is for no other', async () => {
    const { store } = await startMemoryApp({ as: 'writer' });
    store(CommunitiesKey).preselect(vaayuna);
    store(ComposerKey).ask();
    expect(store(DraftKey).draft.selectedCommunity).toEqual({
      type: 'company',
      entityId: 1,
      name: 'Vaayuna',
      logo: null,
    });
    store(ComposerKey).close();
    store(CommunitiesKey).preselect({ ...vaayuna, entityId: 2 });
    store(ComposerKey).ask();
    expect(store(DraftKey).draft.selectedCommunity?.entityId).toBe(1);
  });
});
