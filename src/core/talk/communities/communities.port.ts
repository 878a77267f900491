import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type {
  Community,
  CommunityGroup,
  CommunityPurpose,
  CommunityRef,
  CommunitySearchResult,
  NewPosts,
} from './community';

export interface Communities {
  /** Lists communities with the most followers first, at most `limit` (10 by default) unless `all`. */
  readonly listCommunities: (wanted: {
    readonly notFollowedOnly?: boolean;
    readonly all?: boolean;
    readonly limit?: number;
  }) => Promise<Result<readonly Community[], Failure>>;
  /** Lists groups, without types that have no communities. Fails with `unauthenticated` for a guest. */
  readonly listFollowedCommunities: () => Promise<Result<readonly CommunityGroup[], Failure>>;
  /**
   * Returns followed communities with posts of today (in India), counted up to `MAX_NEW_POSTS`. Fails with
   * `unauthenticated` for a guest.
   */
  readonly countNewPosts: () => Promise<Result<readonly NewPosts[], Failure>>;
  /** Returns the best match first, 25 by default. Fails with `invalid` if `q` is blank. */
  readonly searchCommunities: (wanted: {
    readonly q: string;
    readonly limit?: number;
  }) => Promise<Result<readonly CommunitySearchResult[], Failure>>;
  /**
   * Returns at most `MAX_COMMUNITIES_PER_TYPE` of each type, except for `followed`, which fails with `unauthenticated` for a guest.
   */
  readonly listCommunityAggregate: (wanted: {
    readonly type: CommunityPurpose;
  }) => Promise<Result<readonly CommunityGroup[], Failure>>;
  /** Idempotent. Fails with `notFound` and `unauthenticated`. */
  readonly joinCommunity: (community: CommunityRef) => Promise<Result<Community, Failure>>;
  /** Idempotent. Fails with `notFound` and `unauthenticated`. */
  readonly leaveCommunity: (community: CommunityRef) => Promise<Result<Community, Failure>>;
}

export const CommunitiesPort: Key<Communities> = Symbol('Communities');
