import { makeAutoObservable } from 'mobx';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Communities } from '@/core/talk/communities/communities.port';
import type { Community, CommunitySearchResult } from '@/core/talk/communities/community';
import { communitySearchTextOf } from '@/core/talk/communities/community-limits.rules';
import { followedFirst, withCommunity } from '@/core/talk/communities/user-communities';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CommunitiesStore } from './communities.store';

type SearchedList = Pick<CommunitiesStore, 'popular' | 'userCommunities'>;

/** Finds the community of a new post by its name. */
export class CommunitySearchStore implements PersonalStore {
  readonly #found: Loadable<readonly CommunitySearchResult[], string>;
  readonly #list: SearchedList;

  constructor(communities: Pick<Communities, 'searchCommunities'>, list: SearchedList) {
    this.#found = new Loadable((q) => communities.searchCommunities({ q, limit: PAGE_LENGTHS.foundCommunities.usual }));
    this.#list = list;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get suggested(): readonly Community[] {
    const { popular, userCommunities } = this.#list;
    return popular.state === 'ready'
      ? popular.value.reduce(withCommunity<Community>, userCommunities)
      : userCommunities;
  }

  get found(): LoadState<readonly CommunitySearchResult[]> {
    return this.#found.state;
  }

  get foundFollowedFirst(): readonly CommunitySearchResult[] {
    return followedFirst(this.#found.value ?? [], this.#list.userCommunities);
  }

  /** Searches. An empty text clears the result (VA-COMM-SEARCH). */
  async search(typed: string): Promise<void> {
    const q = communitySearchTextOf(typed);
    if (q === null) this.#found.reset();
    else await this.#found.load(q);
  }

  /** Clears results, because each says whether the user follows it. */
  forget(): void {
    this.#found.reset();
  }
}
