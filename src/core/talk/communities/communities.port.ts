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

/** Finds, follows and leaves communities. */
export interface Communities {
  /** Lists communities, most followers first. `all` returns every community; else at most `limit` (10 without one). */
  readonly listCommunities: (wanted: {
    readonly notFollowedOnly?: boolean;
    readonly all?: boolean;
    readonly limit?: number;
  }) => Promise<Result<readonly Community[], Failure>>;
  /** Returns the followed communities by type; a type without communities is absent. `unauthenticated` for a guest. */
  readonly listFollowedCommunities: () => Promise<Result<readonly CommunityGroup[], Failure>>;
  /** Returns the followed communities that have posts of today (India's day), each with their number up to `MAX_NEW_POSTS`. `unauthenticated` for a guest. */
  readonly countNewPosts: () => Promise<Result<readonly NewPosts[], Failure>>;
  /** Best match first, at most `limit` (25 without one). `invalid` if `q` is blank. */
  readonly searchCommunities: (wanted: {
    readonly q: string;
    readonly limit?: number;
  }) => Promise<Result<readonly CommunitySearchResult[], Failure>>;
  /** Groups for a purpose, `MAX_PER_TYPE` of each type at most but for `followed`, which is `unauthenticated` for a guest. */
  readonly listCommunityAggregate: (wanted: {
    readonly type: CommunityPurpose;
  }) => Promise<Result<readonly CommunityGroup[], Failure>>;
  /** Follows a community and returns it; again changes nothing. `notFound`, `unauthenticated`. */
  readonly joinCommunity: (community: CommunityRef) => Promise<Result<Community, Failure>>;
  /** Leaves a community and returns it; again changes nothing. `notFound`, `unauthenticated`. */
  readonly leaveCommunity: (community: CommunityRef) => Promise<Result<Community, Failure>>;
}

export const CommunitiesPort: Key<Communities> = Symbol('Communities');
