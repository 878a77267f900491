import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/kernel/common/address';
import type { CommunityType } from './community';
import { communitySearchTextOf } from './community-limits.rules';

export const COMMUNITY_LISTS = ['all', 'following', 'new', 'topics', 'companies', 'departments'] as const;

export type CommunityList = (typeof COMMUNITY_LISTS)[number];

export const COMMUNITIES_PATH = '/communities';

const SHOW = 'show';
const PAGE = 'page';
const SEARCH = 'q';
const MAX_PAGE = 10_000;

const TYPES: Readonly<Partial<Record<CommunityList, CommunityType>>> = {
  topics: 'topic',
  companies: 'company',
  departments: 'department',
};

export interface ShownCommunities {
  readonly list: CommunityList;
  readonly page: number;
  readonly search: string | null;
}

export function communitiesOfAddress(address: string, isLoggedIn: boolean): ShownCommunities {
  const { query } = parseAddress(address);
  const named = queryValue(query, SHOW);
  const list = communityListsFor(isLoggedIn).find((known) => known === named) ?? 'all';
  const page = Number(queryValue(query, PAGE) ?? '1');
  return {
    list,
    page: Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    search: communitySearchTextOf(queryValue(query, SEARCH) ?? ''),
  };
}

export function communityListsFor(isLoggedIn: boolean): readonly CommunityList[] {
  return isLoggedIn ? COMMUNITY_LISTS : COMMUNITY_LISTS.filter((list) => list !== 'following' && list !== 'new');
}

export function typeOfList(list: CommunityList): CommunityType | null {
  return TYPES[list] ?? null;
}

export function listOfType(type: CommunityType): CommunityList {
  return COMMUNITY_LISTS.find((list) => TYPES[list] === type) ?? 'all';
}

export function addressOfList(list: CommunityList, page = 1): string {
  const shown = list === 'all' ? COMMUNITIES_PATH : withQuery(COMMUNITIES_PATH, [[SHOW, list]]);
  return page === 1 ? shown : withQuery(shown, [[PAGE, String(page)]]);
}

export function withCommunitySearch(address: string, search: string | null): string {
  const first = withoutQuery(address, new Set([PAGE]));
  return search === null ? withoutQuery(first, new Set([SEARCH])) : withQuery(first, [[SEARCH, search]]);
}
