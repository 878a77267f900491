import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CountedKind, SimilarContributions } from './similar-contributions.rules';

export interface AuthorFacts {
  readonly kind: CountedKind;
  readonly companyName: string;
  readonly jobProfile: string | null;
  readonly departmentId: number | null;
  readonly city: string | null;
  readonly isCurrent: boolean | null;
  readonly years: number | null;
}

export interface SimilarContributionsCount {
  /**
   * Returns a rounded count of publicly visible contributions. Fails with `unauthenticated` for a guest, and `invalid`
   * for unknown items.
   */
  readonly countSimilarContributions: (facts: AuthorFacts) => Promise<Result<SimilarContributions, Failure>>;
}

export const SimilarContributionsPort: Key<SimilarContributionsCount> = Symbol('SimilarContributions');
