import type { CommunityRef, CommunityType } from '../communities/community';

/** A page to read next. */
export interface PageLink {
  readonly title: string;
  /** A path of the product. */
  readonly url: string;
}

/** The pages that links are asked for, by the names of their screens. */
export type LinkedPageName = 'Post' | 'CommunityListing' | 'DepartmentListing' | 'CompanyPosts';

export interface LinkedPage {
  readonly pageName: LinkedPageName;
  /** The id of the post, or the community's id within its kind. */
  readonly entityId: string;
}

const SCREENS: Readonly<Record<CommunityType, LinkedPageName>> = {
  topic: 'CommunityListing',
  department: 'DepartmentListing',
  company: 'CompanyPosts',
};

export function pageOfCommunity({ type, entityId }: CommunityRef): LinkedPage {
  return { pageName: SCREENS[type], entityId: String(entityId) };
}
