import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CountedKind, SimilarContributions } from './similar-contributions.rules';

/** The facts that a contribution which is being written would say of its author; names of the catalogue. Null for what it does not say. */
export interface AuthorFacts {
  readonly kind: CountedKind;
  readonly companyName: string;
  readonly jobProfile: string | null;
  readonly departmentId: number | null;
  readonly city: string | null;
  readonly isCurrent: boolean | null;
  readonly years: number | null;
}

/** Counts contributions that say the same about their authors. */
export interface SimilarContributionsCount {
  /** About how many of the kind show the same of their authors, as far as everybody can see it. `unauthenticated` for a guest, `invalid` for what the catalogue does not have. */
  readonly countSimilarContributions: (facts: AuthorFacts) => Promise<Result<SimilarContributions, Failure>>;
}

export const SimilarContributionsPort: Key<SimilarContributionsCount> = Symbol('SimilarContributions');
