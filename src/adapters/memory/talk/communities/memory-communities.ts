import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { notSignedIn, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { bestMatches, nearMatches } from '@/adapters/memory/kernel/world/memory-name-search';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import { startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Communities } from '@/core/talk/communities/communities.port';
import type {
  Community,
  CommunityGroup,
  CommunityPurpose,
  CommunityRef,
  CommunitySearchResult,
  ListedCommunity,
  NewPosts,
} from '@/core/talk/communities/community';
import {
  MAX_COMMUNITIES_PER_TYPE,
  MAX_FOLLOWED_COMMUNITIES,
  MAX_LISTED_COMMUNITIES,
  MAX_NEW_POSTS,
  ONBOARDING_COMMUNITIES_PER_TYPE,
} from '@/core/talk/communities/community-limits.rules';
import { communityRefusals } from '@/core/talk/communities/community-refusals.rules';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { isVisible } from '../hiding/hiding-records';
import { PostRecords } from '../posting/post-records';
import { CommunityRecords } from './community-records';
import { groupCommunities } from './group-communities';
import { mostFollowedFirst, presentMemoryCommunity } from './memory-community-presenter';

export class MemoryCommunities implements Communities {
  readonly #browser: MemoryBrowser;
  readonly #communities: CommunityRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#communities = browser.world.records(CommunityRecords);
  }

  listCommunities(query: {
    readonly notFollowedOnly?: boolean;
    readonly all?: boolean;
    readonly limit?: number;
  }): Promise<Result<readonly Community[], Failure>> {
    const { notFollowedOnly = false, all = false, limit = PAGE_LENGTHS.communities.usual } = query;
    return this.#browser.ask('listCommunities', { query }, (viewer) => {
      const communities = this.#mostFollowedFirst(viewer)
        .filter(({ followed }) => !(notFollowedOnly && followed))
        .map(({ about: _about, ...community }) => community);
      return ok(communities.slice(0, all ? MAX_LISTED_COMMUNITIES : limit));
    });
  }

  listFollowedCommunities(): Promise<Result<readonly CommunityGroup[], Failure>> {
    return this.#browser.askSignedIn('listFollowedCommunities', {}, (viewer) => ok(this.#followedBy(viewer)));
  }

  countNewPosts(): Promise<Result<readonly NewPosts[], Failure>> {
    return this.#browser.askSignedIn('countNewPosts', {}, (viewer) => {
      const since = startOfDayInIndia(this.#browser.world.clock.now()).getTime();
      const { world } = this.#browser;
      const keys = world
        .records(PostRecords)
        .all.filter(({ status, createdAt }) => status === 'LIVE' && Date.parse(createdAt) >= since)
        .filter((post) => isVisible(world, viewer, post))
        .map(({ community }) => communityKeyOf(community));
      return ok(
        this.#followedBy(viewer)
          .flatMap(({ communities }) => communities)
          .map((community) => ({
            type: community.type,
            entityId: community.entityId,
            posts: Math.min(MAX_NEW_POSTS, keys.filter((key) => key === communityKeyOf(community)).length),
          }))
          .filter(({ posts }) => posts > 0),
      );
    });
  }

  searchCommunities(query: {
    readonly q: string;
    readonly limit?: number;
  }): Promise<Result<readonly CommunitySearchResult[], Failure>> {
    const { q, limit = PAGE_LENGTHS.foundCommunities.usual } = query;
    return this.#browser.ask('searchCommunities', { query }, () => {
      const named = bestMatches(this.#communities.all, q, limit);
      const matches = named.length > 0 ? named : nearMatches(this.#communities.all, q, limit);
      return ok(
        matches.map((match) => {
          const { followed: _followed, ...community } = presentMemoryCommunity(this.#browser.world, match, null);
          return { ...community, category: match.category };
        }),
      );
    });
  }

  listCommunityAggregate(query: {
    readonly type: CommunityPurpose;
  }): Promise<Result<readonly CommunityGroup[], Failure>> {
    return this.#browser.ask('listCommunityAggregate', { query }, (viewer) => {
      const communities = this.#mostFollowedFirst(viewer);
      switch (query.type) {
        case 'all':
          return ok(groupCommunities(communities, MAX_COMMUNITIES_PER_TYPE));
        case 'followed':
          return viewer === null ? notSignedIn() : ok(this.#followedBy(viewer));
        case 'unfollowed':
          return ok(
            groupCommunities(
              communities.filter(({ followed }) => !followed),
              MAX_COMMUNITIES_PER_TYPE,
            ),
          );
        case 'unexploredCategory': {
          const explored = new Set(communities.filter(({ followed }) => followed).map((community) => community.type));
          return ok(
            groupCommunities(
              communities.filter((community) => !explored.has(community.type)),
              MAX_COMMUNITIES_PER_TYPE,
            ),
          );
        }
        case 'onboarding':
          return ok(groupCommunities(communities, ONBOARDING_COMMUNITIES_PER_TYPE));
      }
    });
  }

  joinCommunity(community: CommunityRef): Promise<Result<Community, Failure>> {
    return this.#browser.askSignedIn('joinCommunity', { body: community }, (viewer) =>
      this.#changed(viewer, community, (followed, key) => {
        if (followed.size < MAX_FOLLOWED_COMMUNITIES || followed.has(key)) followed.add(key);
        return followed.has(key);
      }),
    );
  }

  leaveCommunity(community: CommunityRef): Promise<Result<Community, Failure>> {
    return this.#browser.askSignedIn('leaveCommunity', { body: community }, (viewer) =>
      this.#changed(viewer, community, (followed, key) => {
        followed.delete(key);
        return true;
      }),
    );
  }

  #changed(
    viewer: MemoryUser,
    reference: CommunityRef,
    change: (followed: Set<string>, key: string) => boolean,
  ): Result<Community, Failure> {
    const community = this.#communities.find(reference);
    if (community === null) return communityNotFound();
    if (!change(this.#communities.followedBy(viewer), communityKeyOf(community)))
      return refusal(422, 'too_many_communities', communityRefusals.tooMany);
    const changed = presentMemoryCommunity(this.#browser.world, community, viewer);
    this.#browser.world.records(UserEventRecords).did(viewer, 'communityFollowed', changed);
    return ok(changed);
  }

  #followedBy(viewer: MemoryUser): readonly CommunityGroup[] {
    const followed = this.#mostFollowedFirst(viewer).filter((community) => community.followed);
    return groupCommunities(followed.toSorted((first, second) => first.name.localeCompare(second.name, 'en')));
  }

  #mostFollowedFirst(viewer: MemoryUser | null): readonly ListedCommunity[] {
    return mostFollowedFirst(this.#browser.world, viewer);
  }
}

export function communityNotFound(): Refusal {
  return refusal(404, 'community_not_found', communityRefusals.notFound);
}
