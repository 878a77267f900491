import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CommunityType } from '../communities/community';
import type { CommunityItems, CommunityPage, CommunityTypeGroup } from './community-page';

export interface CommunityPages {
  /** Lists six of each type, most followed first. Empty types are left out. */
  readonly listCommunityGroups: () => Promise<Result<readonly CommunityTypeGroup[], Failure>>;
  /** Lists most followed first, 20 by default. Returns an empty list after the last page. */
  readonly listCommunityItems: (part: {
    readonly type: CommunityType;
    readonly page?: number;
    readonly limit?: number;
  }) => Promise<Result<CommunityItems, Failure>>;
  readonly getCommunityPage: (community: {
    readonly type: CommunityType;
    readonly slug: string;
  }) => Promise<Result<CommunityPage, Failure>>;
}

export const CommunityPagesPort: Key<CommunityPages> = Symbol('CommunityPages');
