import { makeAutoObservable } from 'mobx';
import { underHeadings } from '@/core/kernel/catalog-groups/catalog-group';
import { parseAddress } from '@/core/kernel/common/address';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { Communities } from '@/core/talk/communities/communities.port';
import type { CommunitySearchResult, CommunityType } from '@/core/talk/communities/community';
import { communitySearchTextOf } from '@/core/talk/communities/community-limits.rules';
import type { FollowingChips } from '@/core/talk/communities/following-chips';
import { followingChipsOf } from '@/core/talk/communities/following-chips';
import type { ShownCommunities } from '@/core/talk/communities/shown-communities';
import { COMMUNITIES_PATH, typeOfList, withCommunitySearch } from '@/core/talk/communities/shown-communities';
import type { CommunityItems, CommunityTypeGroup } from '@/core/talk/community-pages/community-page';
import type { CommunityPages } from '@/core/talk/community-pages/community-pages.port';
import type { CatalogGroupsStore } from '@/stores/kernel/catalog-groups/catalog-groups.store';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { CommunitiesStore } from './communities.store';

const TYPING_MS = 250;

export interface FoundCommunities {
  readonly search: string;
  readonly communities: readonly CommunitySearchResult[];
}

interface ItemsQuery {
  readonly type: CommunityType;
  readonly page: number;
}

export interface ListingStores {
  readonly communities: Pick<CommunitiesStore, 'loadAggregate' | 'userCommunities'>;
  readonly navigation: Pick<NavigationStore, 'address' | 'rewrite'>;
  readonly catalogGroups: Pick<CatalogGroupsStore, 'lists'>;
}

/** The communities' screen: the list of the address, and the search above it. */
export class CommunityListingStore implements PersonalStore {
  shown: ShownCommunities = { list: 'all', page: 1, search: null };
  typed = '';
  readonly #groups: Loadable<readonly CommunityTypeGroup[]>;
  readonly #items: Loadable<CommunityItems, ItemsQuery>;
  readonly #found: Loadable<FoundCommunities, string>;
  readonly #scheduler: Scheduler;
  readonly #neighbours: ListingStores;
  #written: string | null = null;
  #cancelSearch: Cancel = () => undefined;

  constructor(
    pages: CommunityPages,
    communities: Pick<Communities, 'searchCommunities'>,
    scheduler: Scheduler,
    neighbours: ListingStores,
  ) {
    this.#scheduler = scheduler;
    this.#neighbours = neighbours;
    this.#groups = new Loadable(() => pages.listCommunityGroups());
    this.#items = new Loadable(({ type, page }) =>
      pages.listCommunityItems({ type, page, limit: PAGE_LENGTHS.page.usual }),
    );
    this.#found = new Loadable(async (search) => {
      const answer = await communities.searchCommunities({ q: search, limit: PAGE_LENGTHS.foundCommunities.usual });
      return answer.ok ? { ok: true, value: { search, communities: answer.value } } : answer;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get groups(): LoadState<readonly CommunityTypeGroup[]> {
    return this.#groups.state;
  }

  get items(): LoadState<CommunityItems> {
    return this.#items.state;
  }

  /** Groups communities by heading. There is one nameless group if there are no headings, or they are not loaded. */
  underHeadings(type: CommunityType, communities: CommunityItems['items']) {
    return underHeadings(communities, this.headingsOf(type)?.value ?? [], ({ entityId }) => entityId);
  }

  /** The search results. Earlier ones stay until the new ones arrive. */
  get found(): LoadState<FoundCommunities> {
    return this.#found.state;
  }

  get followingChipsData(): FollowingChips {
    return followingChipsOf(this.#neighbours.communities.userCommunities);
  }

  get totals(): Readonly<Partial<Record<CommunityType, number>>> {
    return Object.fromEntries((this.#groups.value ?? []).map(({ type, total }) => [type, total]));
  }

  async open(shown: ShownCommunities): Promise<void> {
    const isAnother = shown.search !== this.#written;
    this.#written = shown.search;
    if (isAnother) {
      this.#cancelSearch();
      this.typed = shown.search ?? '';
    }
    this.shown = shown;
    await Promise.all([this.#groups.loadOnce(), this.load()]);
  }

  async reload(): Promise<void> {
    await Promise.all([this.#groups.loadOnce(), this.load()]);
  }

  type(text: string): void {
    this.typed = text;
    this.#cancelSearch();
    this.#cancelSearch = this.#scheduler.after(TYPING_MS, this.search);
  }

  /** Searches immediately. An empty text ends the search (VA-COMM-SEARCH). */
  search(): void {
    this.#cancelSearch();
    const { address, rewrite } = this.#neighbours.navigation;
    const search = communitySearchTextOf(this.typed);
    // The user may have left this screen, and the search must not change another screen's address.
    if (search === this.shown.search || parseAddress(address).base !== COMMUNITIES_PATH) return;
    this.#written = search;
    rewrite(withCommunitySearch(address, search));
  }

  forget(): void {
    this.#cancelSearch();
    this.#groups.reset();
    this.#items.reset();
    void this.reload();
  }

  /** Returns the headings of a type. Companies have none: there are thousands of them. */
  private headingsOf(type: CommunityType) {
    const { departments, topics } = this.#neighbours.catalogGroups.lists;
    return { department: departments, topic: topics, company: null }[type];
  }

  private async load(): Promise<void> {
    const { list, page, search } = this.shown;
    const type = typeOfList(list);
    if (search !== null) await this.#found.search(search);
    else if (type !== null) await Promise.all([this.#items.load({ type, page }), this.headingsOf(type)?.loadOnce()]);
    else if (list === 'new') await this.#neighbours.communities.loadAggregate('unfollowed');
  }
}
