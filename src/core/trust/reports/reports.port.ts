import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Report } from '@/core/kernel/moderated/report';

export interface Reports {
  /**
   * Replaces the user's earlier report. `notFound` if the contribution is gone (`review_not_found`), `invalid` for the user's own contribution (`own_review`,
   * and likewise for each type), `unauthenticated` for a guest.
   */
  readonly report: (report: Report) => Promise<Result<null, Failure>>;
}

export const ReportsPort: Key<Reports> = Symbol('Reports');
