import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { AwardList, CompanyAward } from './award';

export interface Awards {
  /** Fails with `notFound` (`awards_not_found`) for an unknown edition or category. */
  readonly listAwards: (wanted: {
    readonly year: number;
    readonly category?: string;
    readonly page?: number;
    readonly limit?: number;
  }) => Promise<Result<AwardList, Failure>>;
  /** Lists awards, newest first. Fails with `notFound` (`company_not_found`). */
  readonly listCompanyAwards: (company: {
    readonly urlName: string;
  }) => Promise<Result<readonly CompanyAward[], Failure>>;
}

export const AwardsPort: Key<Awards> = Symbol('Awards');
