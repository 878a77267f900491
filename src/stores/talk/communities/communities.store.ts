import { makeAutoObservable } from 'mobx';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Communities } from '@/core/talk/communities/communities.port';
import type {
  Community,
  CommunityGroup,
  CommunityPurpose,
  CommunityRef,
  PreselectedCommunity,
} from '@/core/talk/communities/community';
import { preselectionOf } from '@/core/talk/communities/community';
import type { FollowedList } from '@/core/talk/communities/follow-community.use-case';
import { communitiesOf, hasCommunity, withCommunity, withoutCommunity } from '@/core/talk/communities/user-communities';

import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** Lists of communities: most followed, followed by the user, and grouped. */
export class CommunitiesStore implements PersonalStore, FollowedList {
  /**
   * The followed communities as of loading. A community that the user leaves keeps its position, so that it can be
   * followed again.
   */
  yours: readonly Community[] = [];
  /** The community with which new posts start (EN-COMM-PRESELECTED). Null on other pages. */
  preselected: PreselectedCommunity | null = null;
  readonly aggregates: Readonly<Record<CommunityPurpose, Loadable<readonly CommunityGroup[]>>>;
  private added: readonly Community[] = [];
  readonly #popular: Loadable<readonly Community[]>;
  readonly #followed: Loadable<readonly Community[]>;

  constructor(communities: Communities) {
    this.#popular = new Loadable(() => communities.listCommunities({ limit: PAGE_LENGTHS.communities.usual }));
    this.#followed = new Loadable(async () => {
      const groups = await communities.listFollowedCommunities();
      return groups.ok ? { ok: true, value: communitiesOf(groups.value) } : groups;
    });
    const aggregate = (type: CommunityPurpose) => new Loadable(() => communities.listCommunityAggregate({ type }));
    this.aggregates = {
      all: aggregate('all'),
      followed: aggregate('followed'),
      unfollowed: aggregate('unfollowed'),
      unexploredCategory: aggregate('unexploredCategory'),
      onboarding: aggregate('onboarding'),
    };
    makeAutoObservable(this, { aggregates: false }, { autoBind: true, deep: false });
  }

  get popular(): LoadState<readonly Community[]> {
    return this.#popular.state;
  }

  get followed(): LoadState<readonly Community[]> {
    return this.#followed.state;
  }

  get userCommunities(): readonly Community[] {
    return this.#followed.value ?? [];
  }

  /** Communities followed at page load or later. They keep their position even if the user leaves them again. */
  get yoursAndNew(): readonly Community[] {
    return this.added.reduce(withCommunity<Community>, this.yours);
  }

  preselect(community: PreselectedCommunity | null): void {
    this.preselected = community && preselectionOf(community);
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

  async loadFollowedOnce(): Promise<void> {
    await this.#followed.loadOnce();
  }

  async loadAggregate(purpose: CommunityPurpose): Promise<void> {
    await this.aggregates[purpose].load();
  }

  setFollowed(community: Community, isFollowed: boolean): void {
    const change = isFollowed ? withCommunity<Community> : withoutCommunity<Community>;
    void this.#followed.loadOnce();
    this.#followed.change((followed) => change(followed, community));
    if (isFollowed) this.added = withCommunity(this.added, community);
  }

  forget(): void {
    for (const list of [this.#followed, ...Object.values(this.aggregates)]) list.reset();
    this.listYours();
    void this.loadPopular();
  }

  private listYours(): void {
    this.yours = this.userCommunities;
    this.added = [];
  }
}
