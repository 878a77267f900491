import { makeAutoObservable } from 'mobx';
import type { Communities } from '@/core/communities/communities.port';
import type {
  Community,
  CommunityGroup,
  CommunityPurpose,
  CommunityRef,
  CommunitySearchResult,
} from '@/core/communities/community';
import { communitySearchTextOf, MAX_COMMUNITIES, MAX_SUGGESTIONS } from '@/core/communities/community-limits';
import { communityMessages } from '@/core/communities/community-messages';
import type { FollowCommunity, FollowedList } from '@/core/communities/follow-community.use-case';
import type { FollowingChips } from '@/core/communities/user-communities';
import {
  communitiesOf,
  followedFirst,
  followingChipsOf,
  hasCommunity,
  withCommunity,
  withNewer,
  withoutCommunity,
} from '@/core/communities/user-communities';
import { fillTemplate } from '@/core/formatting/template';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';
import type { Access } from '../session/access';

type Aggregates<Value> = Readonly<Record<CommunityPurpose, Value>>;

/** Communities: those with the most followers, those that the user follows, grouped lists, and the search. */
export class CommunitiesStore implements Personal, FollowedList {
  /** Those that the user followed when they were loaded: whoever leaves one can follow it again in its place. */
  yours: readonly Community[] = [];
  readonly #popular: Loadable<readonly Community[]>;
  readonly #followed: Loadable<readonly Community[]>;
  readonly #aggregates: Aggregates<Loadable<readonly CommunityGroup[]>>;
  readonly #found: Loadable<readonly CommunitySearchResult[], string>;
  readonly #followCommunity: FollowCommunity;
  readonly #toasts: Toasts;
  readonly #access: Pick<Access, 'isLoggedIn' | 'require'>;

  constructor(
    communities: Communities,
    followCommunity: FollowCommunity,
    toasts: Toasts,
    access: Pick<Access, 'isLoggedIn' | 'require'>,
  ) {
    this.#access = access;
    this.#followCommunity = followCommunity;
    this.#toasts = toasts;
    this.#popular = new Loadable(() => communities.listCommunities({ limit: MAX_COMMUNITIES }));
    this.#followed = new Loadable(async () => {
      const groups = await communities.listFollowedCommunities();
      return groups.ok ? { ok: true, value: communitiesOf(groups.value) } : groups;
    });
    const aggregate = (type: CommunityPurpose) => new Loadable(() => communities.listCommunityAggregate({ type }));
    this.#aggregates = {
      all: aggregate('all'),
      followed: aggregate('followed'),
      unfollowed: aggregate('unfollowed'),
      unexploredCategory: aggregate('unexploredCategory'),
      onboarding: aggregate('onboarding'),
    };
    this.#found = new Loadable((q) => communities.searchCommunities({ q, limit: MAX_SUGGESTIONS }));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Those with the most followers. */
  get popular(): LoadState<readonly Community[]> {
    return this.#popular.state;
  }

  get followed(): LoadState<readonly Community[]> {
    return this.#followed.state;
  }

  get found(): LoadState<readonly CommunitySearchResult[]> {
    return this.#found.state;
  }

  get aggregates(): Aggregates<LoadState<readonly CommunityGroup[]>> {
    const { all, followed, unfollowed, unexploredCategory, onboarding } = this.#aggregates;
    return {
      all: all.state,
      followed: followed.state,
      unfollowed: unfollowed.state,
      unexploredCategory: unexploredCategory.state,
      onboarding: onboarding.state,
    };
  }

  /** The followed communities; empty until they are loaded. */
  get userCommunities(): readonly Community[] {
    return this.#followed.value ?? [];
  }

  /** Those with the most followers that are not among the user's. */
  get followable(): readonly Community[] {
    return (this.#popular.value ?? []).filter((community) => !hasCommunity(this.yours, community));
  }

  /** EN-COMM-CHIPS */
  get followingChipsData(): FollowingChips {
    return followingChipsOf(this.userCommunities);
  }

  /** The choices of a picker before a search: the followed communities, then those with the most followers. */
  get suggested(): readonly Community[] {
    return (this.#popular.value ?? []).reduce(withCommunity<Community>, this.userCommunities);
  }

  /** The results of the search, the followed ones first. */
  get foundFollowedFirst(): readonly CommunitySearchResult[] {
    return followedFirst(this.#found.value ?? [], this.userCommunities);
  }

  isFollowed(community: CommunityRef): boolean {
    return hasCommunity(this.userCommunities, community);
  }

  async loadPopular(): Promise<void> {
    await this.#popular.load();
  }

  async loadFollowed(): Promise<void> {
    await this.#followed.load();
    this.listYours();
  }

  async loadAggregate(purpose: CommunityPurpose): Promise<void> {
    await this.#aggregates[purpose].load();
  }

  /** Searches where there is something to search for; an empty text empties the result (VA-COMM-SEARCH). */
  async search(typed: string): Promise<void> {
    const q = communitySearchTextOf(typed);
    if (q === null) this.#found.reset();
    else await this.#found.load(q);
  }

  /** A guest logs in first, and follows then. */
  async follow(community: Community): Promise<void> {
    const { type, entityId } = community;
    if (this.#access.isLoggedIn) await this.changeFollowed(community, true);
    else this.#access.require('reader', null, { kind: 'follow', community: { type, entityId } });
  }

  /** The user is logged in now and follows what they pressed before; a toast says so. */
  async resumeFollow(ref: CommunityRef): Promise<void> {
    await Promise.all([this.#popular.loadOnce(), this.#followed.loadOnce()]);
    const community = this.suggested.find((known) => hasCommunity([known], ref));
    if (community === undefined) return;
    await this.changeFollowed(community, true);
    if (!this.isFollowed(community)) return;
    const text = fillTemplate(communityMessages.resumed, { name: community.name });
    this.#toasts.show(createToast('success', text));
  }

  async leave(community: Community): Promise<void> {
    await this.changeFollowed(community, false);
  }

  setFollowed(community: Community, isFollowed: boolean): void {
    const change = isFollowed ? withCommunity<Community> : withoutCommunity<Community>;
    void this.#followed.loadOnce();
    this.#followed.change((followed) => change(followed, community));
    // The service's answer brings the number of followers.
    this.#popular.change((popular) => withNewer(popular, community));
    this.yours = withNewer(this.yours, community);
  }

  forget(): void {
    this.#followCommunity.forget();
    this.yours = [];
    for (const list of [this.#followed, this.#found, ...Object.values(this.#aggregates)]) list.reset();
    // Each of them says whether the user follows it.
    void this.loadPopular();
  }

  private async changeFollowed(community: Community, isFollowed: boolean): Promise<void> {
    const answer = await this.#followCommunity.execute({ community, isFollowed, list: this });
    if (answer.ok) return;
    const { notFollowed, notLeft } = communityMessages;
    const title = fillTemplate(isFollowed ? notFollowed : notLeft, { name: community.name });
    showFailure(this.#toasts, title, answer.failure);
  }

  private listYours(): void {
    this.yours = this.userCommunities;
  }
}
