import type { HeardBackAnswer } from './heard-back.rules';

/** The parts of a remembered opening that everybody may read. */
export interface AppliedOpening {
  readonly title: string;
  readonly company: { readonly name: string; readonly urlName: string };
}

/** An opening whose "Apply" the user pressed. */
export interface Application {
  readonly applicationId: string;
  readonly jobId: string;
  /** The day of the press in India, `2026-11-20`. */
  readonly pressedOn: string;
  /** True from 14 days after the press: the user can answer. */
  readonly isDue: boolean;
  /** Null until the user has said whether they heard back. */
  readonly answer: HeardBackAnswer | null;
  /** True once a weekly count has the answer: it stays as it is. */
  readonly isCounted: boolean;
  readonly shown: AppliedOpening | null;
}

/** The people of a hundred who heard back from a company within 14 days: bounds of the share. */
export interface HeardBack {
  readonly atLeast: number;
  readonly atMost: number;
  /** People who answered; in fives from fifty on. */
  readonly count: number;
  /** The month of the newest answer, `2026-10`. */
  readonly newest: string;
  /** True if more than half of the people are new in the last weekly count. */
  readonly isSurge: boolean;
}
