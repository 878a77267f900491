import type { CommunityType } from '@/core/talk/communities/community';
import { COMMUNITY_TYPES } from '@/core/talk/communities/community';
import type { DraftCommunity } from './draft';

export const RESUMED_POST_TOUCHPOINT = 'user_logged_in';

export interface PostProfileState {
  readonly isFullyOnboarded: boolean;
  readonly verified: 'VERIFIED' | 'PARTIAL_VERIFIED' | '';
  readonly openCreatePost: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
}

/** Returns whether the composer opens after the profile (ST-AFTER-PROFILE). */
export function opensCreatePostAfterProfile(state: PostProfileState): boolean {
  return state.isFullyOnboarded && state.verified !== '' && state.openCreatePost && state.hasVerifyScreenAnimationEnded;
}

/**
 * Returns the community of entityId, name, logo and type (SH-OPENCREATEPOST-ENTITY), or null if they name none. Only a
 * logo of this site is accepted: foreign links must not load pictures.
 */
export function communityOfQuery(query: Readonly<Record<string, string | undefined>>): DraftCommunity | null {
  const type = COMMUNITY_TYPES.find((known: CommunityType) => known === query.type);
  const entityId = Number(query.entityId);
  const name = query.name?.trim() ?? '';
  if (type === undefined || !Number.isSafeInteger(entityId) || entityId < 1 || name === '') return null;
  const logo = query.logo !== undefined && /^\/(?![/\\])/.test(query.logo) ? query.logo : null;
  return { type, entityId, name, logo };
}
