import { isGroup, percentOf } from '../figures/figures.rules';
import type { InterviewSummary } from '../interviews/interview';
import type { InterviewDifficulty } from '../interviews/interview-scales.rules';
import { INTERVIEW_DIFFICULTIES } from '../interviews/interview-scales.rules';

/** A share of a hundred, and how many reports it is of. */
export interface ReportedShare {
  readonly share: number;
  readonly count: number;
}

/** Shares that say how hard it is to get in; null if too few have told it. */
export interface InterviewShares {
  /** Interviews that ended in an offer; those that the candidate left are not among them. */
  readonly offers: ReportedShare | null;
  /** The difficulty that most of them had; of two that are equally common, the easier one. */
  readonly usual: (ReportedShare & { readonly difficulty: InterviewDifficulty }) | null;
}

/** Returns the shares of a summary. */
export function interviewSharesOf({ outcome, difficulty }: InterviewSummary): InterviewShares {
  const offers = shareOf(outcome.offer, Object.values(outcome));
  const usual = INTERVIEW_DIFFICULTIES.reduce((most, each) => (difficulty[each] > difficulty[most] ? each : most));
  const rated = shareOf(difficulty[usual], Object.values(difficulty));
  return { offers, usual: rated === null ? null : { ...rated, difficulty: usual } };
}

function shareOf(part: number, counts: readonly number[]): ReportedShare | null {
  const count = counts.reduce((total, one) => total + one, 0);
  return isGroup(count) ? { share: percentOf(part, count), count } : null;
}
