import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CommunityType } from '../communities/community';
import type { CommunityItems, CommunityPage, CommunityTypeGroup } from './community-page';

export interface CommunityPages {
  /** The first six communities of each type, those with the most followers first; a type without communities is absent. */
  readonly listCommunityGroups: () => Promise<Result<readonly CommunityTypeGroup[], Failure>>;
  /** A page of a type, those with the most followers first: at most `limit` (20 without one); empty after the last page. */
  readonly listCommunityItems: (part: {
    readonly type: CommunityType;
    readonly page?: number;
    readonly limit?: number;
  }) => Promise<Result<CommunityItems, Failure>>;
  /** `notFound` if no community of the type has this part of a path. */
  readonly getCommunityPage: (community: {
    readonly type: CommunityType;
    readonly slug: string;
  }) => Promise<Result<CommunityPage, Failure>>;
}

export const CommunityPagesPort: Key<CommunityPages> = Symbol('CommunityPages');
