import type { NamedCompany } from '@/core/kernel/common/named-company';
import type { HeardBackAnswer } from './heard-back.rules';

export interface AppliedOpening {
  readonly title: string;
  readonly company: NamedCompany;
}

export interface Application {
  readonly applicationId: string;
  readonly jobId: string;
  readonly pressedOn: string;
  readonly isDue: boolean;
  /** Null until the user has said whether they heard back. */
  readonly answer: HeardBackAnswer | null;
  /** True once a weekly count has used the answer. Afterwards it cannot be changed. */
  readonly isCounted: boolean;
  readonly shown: AppliedOpening | null;
}

export interface HeardBack {
  readonly atLeast: number;
  readonly atMost: number;
  /** The count, rounded down to a multiple of five if at least 50. */
  readonly count: number;
  /** The newest month among the counted people, such as `2026-10`. */
  readonly newest: string;
  /** True if more than half of the people are new in the last weekly count. */
  readonly isSurge: boolean;
}
