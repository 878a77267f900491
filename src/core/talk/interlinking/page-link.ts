import type { CommunityRef, CommunityType } from '../communities/community';

export interface PageLink {
  readonly title: string;
  readonly url: string;
}

export type LinkedPageName = 'Post' | 'CommunityListing' | 'DepartmentListing' | 'CompanyPosts';

export interface LinkedPage {
  readonly pageName: LinkedPageName;
  /** The post's id, or the community's id within its kind. */
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
