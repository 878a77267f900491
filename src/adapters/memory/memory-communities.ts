import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Communities } from '@/core/communities/communities.port';
import type {
  Community,
  CommunityGroup,
  CommunityPurpose,
  CommunityRef,
  CommunitySearchResult,
} from '@/core/communities/community';
import { COMMUNITY_TYPES } from '@/core/communities/community';
import { MAX_COMMUNITIES, MAX_SUGGESTIONS } from '@/core/communities/community-limits';
import { communityKeyOf } from '@/core/communities/user-communities';
import { groupCommunities } from './group-communities';
import type { MemoryBrowser } from './memory-browser';
import { invalid, notSignedIn, refusal } from './memory-failure';
import { bestMatches } from './memory-name-search';
import { presentCommunity } from './memory-presenter';
import type { MemoryPerson } from './memory-records';

const LARGEST_LIST = 50;
/** How many communities of each type a first choice offers. */
const ONBOARDING_PER_TYPE = 8;

/** Communities of the memory world. */
export class MemoryCommunities implements Communities {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listCommunities({
    notFollowedOnly = false,
    all = false,
    limit = MAX_COMMUNITIES,
  }: {
    readonly notFollowedOnly?: boolean;
    readonly all?: boolean;
    readonly limit?: number;
  }): Promise<Result<readonly Community[], Failure>> {
    return this.#browser.ask('listCommunities', (viewer) => {
      if (limit < 1 || limit > LARGEST_LIST) return invalid({ limit: 'This is out of range.' });
      const communities = this.#mostFollowedFirst(viewer).filter(({ followed }) => !(notFollowedOnly && followed));
      return ok(all ? communities : communities.slice(0, limit));
    });
  }

  listFollowedCommunities(): Promise<Result<readonly CommunityGroup[], Failure>> {
    return this.#browser.askSignedIn('listFollowedCommunities', (viewer) => ok(this.#followedBy(viewer)));
  }

  searchCommunities({
    q,
    limit = MAX_SUGGESTIONS,
  }: {
    readonly q: string;
    readonly limit?: number;
  }): Promise<Result<readonly CommunitySearchResult[], Failure>> {
    return this.#browser.ask('searchCommunities', () => {
      const communities = [...this.#browser.world.communities.values()];
      const matches = bestMatches(communities, q, limit);
      if (!matches.ok) return matches;
      return ok(
        matches.value.map(({ entityId, name, type, logo, category }) => ({ entityId, name, type, logo, category })),
      );
    });
  }

  listCommunityAggregate({
    type,
  }: {
    readonly type: CommunityPurpose;
  }): Promise<Result<readonly CommunityGroup[], Failure>> {
    return this.#browser.ask('listCommunityAggregate', (viewer) => {
      const communities = this.#mostFollowedFirst(viewer);
      switch (type) {
        case 'all':
          return ok(groupCommunities(communities));
        case 'followed':
          return viewer === null ? notSignedIn() : ok(this.#followedBy(viewer));
        case 'unfollowed':
          return ok(groupCommunities(communities.filter(({ followed }) => !followed)));
        case 'unexploredCategory': {
          const explored = new Set(communities.filter(({ followed }) => followed).map((community) => community.type));
          return ok(groupCommunities(communities.filter((community) => !explored.has(community.type))));
        }
        case 'onboarding': {
          const perType = COMMUNITY_TYPES.flatMap((each) =>
            communities.filter((community) => community.type === each).slice(0, ONBOARDING_PER_TYPE),
          );
          return ok(groupCommunities(perType));
        }
      }
    });
  }

  joinCommunity(community: CommunityRef): Promise<Result<Community, Failure>> {
    return this.#browser.askSignedIn('joinCommunity', (viewer) =>
      this.#changed(viewer, community, () => viewer.followed.add(communityKeyOf(community))),
    );
  }

  leaveCommunity(community: CommunityRef): Promise<Result<Community, Failure>> {
    return this.#browser.askSignedIn('leaveCommunity', (viewer) =>
      this.#changed(viewer, community, () => viewer.followed.delete(communityKeyOf(community))),
    );
  }

  #changed(viewer: MemoryPerson, reference: CommunityRef, change: () => void): Result<Community, Failure> {
    const { world } = this.#browser;
    const community = world.communityOf(reference);
    if (community === null) return refusal(404, 'community_not_found', 'This community does not exist.');
    change();
    return ok(presentCommunity(world, community, viewer));
  }

  #followedBy(viewer: MemoryPerson): readonly CommunityGroup[] {
    const followed = this.#mostFollowedFirst(viewer).filter((community) => community.followed);
    return groupCommunities(followed.toSorted((first, second) => first.name.localeCompare(second.name, 'en')));
  }

  #mostFollowedFirst(viewer: MemoryPerson | null): readonly Community[] {
    const { world } = this.#browser;
    return [...world.communities.values()]
      .map((community) => presentCommunity(world, community, viewer))
      .toSorted((first, second) => second.topicMeta.followers - first.topicMeta.followers || byType(first, second));
  }
}

function byType(first: Community, second: Community): number {
  return first.type === second.type ? first.entityId - second.entityId : first.type.localeCompare(second.type, 'en');
}
