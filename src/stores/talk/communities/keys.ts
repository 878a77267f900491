import type { Key } from '@/core/kernel/common/key';
import type { CommunitiesStore } from './communities.store';
import type { CommunityListingStore } from './community-listing.store';
import type { CommunityPageStore } from './community-page.store';
import type { CommunitySearchStore } from './community-search.store';
import type { FollowingStore } from './following.store';
import type { NewPostsStore } from './new-posts.store';

export const CommunitiesKey: Key<CommunitiesStore> = Symbol('communities/CommunitiesStore');
export const CommunitySearchKey: Key<CommunitySearchStore> = Symbol('communities/CommunitySearchStore');
export const FollowingKey: Key<FollowingStore> = Symbol('communities/FollowingStore');
export const CommunityListingKey: Key<CommunityListingStore> = Symbol('communities/CommunityListingStore');
export const CommunityPageKey: Key<CommunityPageStore> = Symbol('communities/CommunityPageStore');
export const NewPostsKey: Key<NewPostsStore> = Symbol('communities/NewPostsStore');
