import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { Communities } from '@/core/communities/communities.port';
import type {
  Community,
  CommunityGroup,
  CommunityPurpose,
  CommunityRef,
  CommunitySearchResult,
} from '@/core/communities/community';
import {
  COMMUNITY_FETCH_LIMIT,
  COMMUNITY_SUGGEST_LIMIT,
  communitySearchTextOf,
} from '@/core/communities/community-limits';
import type { FollowingChips } from '@/core/communities/user-communities';
import {
  communitiesOf,
  followedFirst,
  followingChipsOf,
  hasCommunity,
  withCommunity,
  withoutCommunity,
} from '@/core/communities/user-communities';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';

type Aggregates = Readonly<Record<CommunityPurpose, LoadState<readonly CommunityGroup[]>>>;

/** Communities: the ones with most followers, the ones one follows, grouped lists, and the search. */
export class CommunitiesStore {
  /** Those with the most followers. */
  popular: LoadState<readonly Community[]> = idle;
  followed: LoadState<readonly Community[]> = idle;
  /** One followed none: communities are offered from then on, until what one follows is loaded anew. */
  offersSuggestions = false;
  aggregates: Aggregates = { all: idle, followed: idle, unfollowed: idle, unexploredCategory: idle, onboarding: idle };
  found: LoadState<readonly CommunitySearchResult[]> = idle;
  /** Communities whose follow or leave is under way, by type and id. */
  private readonly changing = new Set<string>();
  private searches = 0;

  constructor(private readonly communities: Communities) {
    makeAutoObservable<this, 'communities'>(this, { communities: false }, { autoBind: true });
  }

  /** What one follows, empty until it is known. */
  get userCommunities(): readonly Community[] {
    return this.followed.state === 'ready' ? this.followed.value : [];
  }

  /** EN-COMM-CHIPS */
  get followingChipsData(): FollowingChips {
    return followingChipsOf(this.userCommunities);
  }

  /** What a picker offers before one types: the followed communities, then those with the most followers. */
  get suggested(): readonly Community[] {
    const popular = this.popular.state === 'ready' ? this.popular.value : [];
    return popular.reduce(withCommunity<Community>, this.userCommunities);
  }

  /** What the search found, the followed ones first. */
  get foundFollowedFirst(): readonly CommunitySearchResult[] {
    return this.found.state === 'ready' ? followedFirst(this.found.value, this.userCommunities) : [];
  }

  isFollowed(community: CommunityRef): boolean {
    return hasCommunity(this.userCommunities, community);
  }

  isChanging({ type, entityId }: CommunityRef): boolean {
    return this.changing.has(`${type}/${entityId}`);
  }

  async loadPopular(): Promise<void> {
    this.popular = loading;
    this.popularArrived(await this.communities.listCommunities({ limit: COMMUNITY_FETCH_LIMIT }));
  }

  async loadFollowed(): Promise<void> {
    this.followed = loading;
    this.followedArrived(await this.communities.listFollowedCommunities());
  }

  async loadAggregate(purpose: CommunityPurpose): Promise<void> {
    this.aggregates = { ...this.aggregates, [purpose]: loading };
    this.aggregateArrived(purpose, await this.communities.listCommunityAggregate({ type: purpose }));
  }

  /** Searches where there is something to search for; an empty text empties the result (VA-COMM-SEARCH). */
  async search(typed: string): Promise<void> {
    const q = communitySearchTextOf(typed);
    this.searches += 1;
    const search = this.searches;
    if (q === null) {
      this.found = idle;
      return;
    }
    this.found = loading;
    this.foundArrived(search, await this.communities.searchCommunities({ q, limit: COMMUNITY_SUGGEST_LIMIT }));
  }

  /** Follows a community at once, and takes it back where the service refuses. Answers whether it holds. */
  async follow(community: Community): Promise<boolean> {
    return await this.changeMembership(community, true);
  }

  /** Follows it no longer, at once; takes it back where the service refuses. Answers whether it holds. */
  async leave(community: Community): Promise<boolean> {
    return await this.changeMembership(community, false);
  }

  /** Nobody, or somebody else, is signed in: what is one's own is forgotten. */
  reset(): void {
    this.followed = idle;
    this.offersSuggestions = false;
    this.aggregates = { all: idle, followed: idle, unfollowed: idle, unexploredCategory: idle, onboarding: idle };
  }

  forget(): void {
    this.reset();
    void this.loadPopular();
  }

  private async changeMembership(community: Community, joins: boolean): Promise<boolean> {
    const { type, entityId } = community;
    const key = `${type}/${entityId}`;
    if (this.changing.has(key)) return false;
    this.changing.add(key);
    this.setMembership(community, joins);
    const call = joins ? this.communities.joinCommunity : this.communities.leaveCommunity;
    const answer = await call.call(this.communities, { type, entityId });
    this.membershipAnswered(key, community, joins, answer);
    return answer.ok;
  }

  private membershipAnswered(
    key: string,
    community: Community,
    joins: boolean,
    answer: Result<Community, Failure>,
  ): void {
    this.changing.delete(key);
    if (answer.ok) this.setMembership(answer.value, joins);
    else this.setMembership(community, !joins);
  }

  private setMembership(community: Community, follows: boolean): void {
    const { userCommunities } = this;
    this.followed = ready(
      follows ? withCommunity(userCommunities, community) : withoutCommunity(userCommunities, community),
    );
    this.offersSuggestions ||= this.userCommunities.length === 0;
  }

  private popularArrived(answer: Result<readonly Community[], Failure>): void {
    this.popular = answer.ok ? ready(answer.value) : failed(answer.failure);
  }

  private followedArrived(answer: Result<readonly CommunityGroup[], Failure>): void {
    this.followed = answer.ok ? ready(communitiesOf(answer.value)) : failed(answer.failure);
    this.offersSuggestions = answer.ok && this.userCommunities.length === 0;
  }

  private aggregateArrived(purpose: CommunityPurpose, answer: Result<readonly CommunityGroup[], Failure>): void {
    this.aggregates = { ...this.aggregates, [purpose]: answer.ok ? ready(answer.value) : failed(answer.failure) };
  }

  /** An answer to an older text than the last one is late and is dropped. */
  private foundArrived(search: number, answer: Result<readonly CommunitySearchResult[], Failure>): void {
    if (search !== this.searches) return;
    this.found = answer.ok ? ready(answer.value) : failed(answer.failure);
  }
}
