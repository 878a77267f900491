import { makeAutoObservable } from 'mobx';
import type { Communities } from '@/core/communities/communities.port';
import type { CommunitySearchResult } from '@/core/communities/community';
import { communitySearchTextOf, MAX_SUGGESTIONS } from '@/core/communities/community-limits';
import { followedFirst } from '@/core/communities/user-communities';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';
import type { CommunitiesStore } from './communities.store';

/** Finds the community of a new post by its name. */
export class CommunitySearchStore implements Personal {
  readonly #found: Loadable<readonly CommunitySearchResult[], string>;
  readonly #list: Pick<CommunitiesStore, 'userCommunities'>;

  constructor(communities: Pick<Communities, 'searchCommunities'>, list: Pick<CommunitiesStore, 'userCommunities'>) {
    this.#found = new Loadable((q) => communities.searchCommunities({ q, limit: MAX_SUGGESTIONS }));
    this.#list = list;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get found(): LoadState<readonly CommunitySearchResult[]> {
    return this.#found.state;
  }

  /** The results, the followed ones first. */
  get foundFollowedFirst(): readonly CommunitySearchResult[] {
    return followedFirst(this.#found.value ?? [], this.#list.userCommunities);
  }

  /** Searches where there is something to search for; an empty text empties the result (VA-COMM-SEARCH). */
  async search(typed: string): Promise<void> {
    const q = communitySearchTextOf(typed);
    if (q === null) this.#found.reset();
    else await this.#found.load(q);
  }

  /** Each result says whether the user follows it. */
  forget(): void {
    this.#found.reset();
  }
}
