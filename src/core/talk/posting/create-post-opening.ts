import type { CommunityType } from '@/core/talk/communities/community';
import { COMMUNITY_TYPES } from '@/core/talk/communities/community';
import type { DraftCommunity } from './draft';

/** The touchpoint of a post that waited for a login or a role (ST-WRITER-PENDING). */
export const RESUMED_POST_TOUCHPOINT = 'user_logged_in';

/** The conditions under which create-post replaces onboarding. */
export interface AfterProfile {
  readonly isFullyOnboarded: boolean;
  /** The verification, empty for none. */
  readonly verified: 'VERIFIED' | 'PARTIAL_VERIFIED' | '';
  readonly openCreatePost: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
}

/** Returns whether the contribute sheet and onboarding close and create-post opens (ST-AFTER-PROFILE). */
export function opensCreatePostAfterProfile(state: AfterProfile): boolean {
  return state.isFullyOnboarded && state.verified !== '' && state.openCreatePost && state.hasVerifyScreenAnimationEnded;
}

/**
 * The community that the shell's query parameters entityId, name, logo and type preselect (SH-OPENCREATEPOST-ENTITY);
 * null if they name none. Only a logo of this site is taken: a link from elsewhere must not load pictures.
 */
export function communityOfQuery(query: Readonly<Record<string, string | undefined>>): DraftCommunity | null {
  const type = COMMUNITY_TYPES.find((known: CommunityType) => known === query.type);
  const entityId = Number(query.entityId);
  const name = query.name?.trim() ?? '';
  if (type === undefined || !Number.isSafeInteger(entityId) || entityId < 1 || name === '') return null;
  const logo = query.logo !== undefined && /^\/(?![/\\])/.test(query.logo) ? query.logo : null;
  return { type, entityId, name, logo };
}
