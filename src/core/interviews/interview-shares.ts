import { isGroup } from '../figures/figures.rules';
import { sharesOf } from '../figures/shares';
import type { InterviewSummary } from './interview';
import type { InterviewDifficulty } from './interview-scales.rules';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from './interview-scales.rules';

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

/** Returns the shares of a summary, as those of all parts together have them. */
export function interviewSharesOf({ outcome, difficulty }: InterviewSummary): InterviewShares {
  const offers = shareOf('offer', INTERVIEW_OUTCOMES, outcome);
  const usual = INTERVIEW_DIFFICULTIES.reduce((most, each) => (difficulty[each] > difficulty[most] ? each : most));
  const rated = shareOf(usual, INTERVIEW_DIFFICULTIES, difficulty);
  return { offers, usual: rated === null ? null : { ...rated, difficulty: usual } };
}

function shareOf<Key extends string>(
  part: Key,
  keys: readonly Key[],
  counts: Readonly<Record<Key, number>>,
): ReportedShare | null {
  const all = keys.map((key) => counts[key]);
  const count = all.reduce((total, one) => total + one, 0);
  return isGroup(count) ? { share: sharesOf(all)[keys.indexOf(part)] ?? 0, count } : null;
}
