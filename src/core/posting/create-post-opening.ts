import type { QueryPair } from '@/core/common/address';
import { formatAddress, parseAddress } from '@/core/common/address';
import type { CommunityType } from '@/core/communities/community';
import { COMMUNITY_TYPES } from '@/core/communities/community';
import type { DraftCommunity } from './draft';

/** The key of the flag that a writer wanted to post before the login (ST-WRITER-PENDING, decisions A 22). */
export const PENDING_CREATE_POST_KEY = 'pendingCreatePost';

/** The source that create-post names where the flag opened it. */
export const PENDING_CREATE_POST_SOURCE = 'user_logged_in';

/** Returns whether a stored flag opens create-post: it does for writers, and is cleared then (ST-WRITER-PENDING). */
export function opensPendingCreatePost(storedFlag: string | null, isWriter: boolean): boolean {
  return storedFlag !== null && isWriter;
}

/**
 * Returns the flag to store. It carries the community that was chosen already, so that a login does not lose it, and
 * the public id of the user whom it is for, null for whoever logs in next.
 */
export function pendingFlagFor(community: DraftCommunity | null, owner: string | null = null): string {
  const ofOwner: readonly QueryPair[] = owner === null ? [] : [['owner', owner]];
  if (community === null) return formatAddress({ base: 'asked', query: ofOwner, hash: '' });
  const { type, entityId, name, logo } = community;
  const query: QueryPair[] = [...ofOwner, ['type', type], ['entityId', String(entityId)], ['name', name]];
  return formatAddress({ base: 'asked', query: logo === null ? query : [...query, ['logo', logo]], hash: '' });
}

/** The community that a stored flag carries, null for none. */
export function communityOfPendingFlag(storedFlag: string): DraftCommunity | null {
  return communityOfQuery(Object.fromEntries(parseAddress(storedFlag).query));
}

/** Returns whether a stored flag is for this user. */
export function isPendingFor(storedFlag: string, userId: string | null): boolean {
  const owner = parseAddress(storedFlag).query.find(([name]) => name === 'owner')?.[1];
  return owner === undefined || owner === userId;
}

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
 * null where they name none. Only a logo of this site is taken: a link from elsewhere must not load pictures.
 */
export function communityOfQuery(query: Readonly<Record<string, string | undefined>>): DraftCommunity | null {
  const type = COMMUNITY_TYPES.find((known: CommunityType) => known === query.type);
  const entityId = Number(query.entityId);
  const name = query.name?.trim() ?? '';
  if (type === undefined || !Number.isSafeInteger(entityId) || entityId < 1 || name === '') return null;
  const logo = query.logo !== undefined && /^\/(?![/\\])/.test(query.logo) ? query.logo : null;
  return { type, entityId, name, logo };
}
