import { isGroup, percentOf } from '@/core/kernel/figures/figures.rules';
import type { InterviewSummary } from './interview';
import type { InterviewDifficulty } from './interview-scales.rules';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from './interview-scales.rules';

const PERCENT = 100;

/** Minimum reports for a percentage. Below this, counts are shown ("1 of 7"). */
export const MIN_REPORTS_FOR_SHARES = 20;

export function shareText(part: number, count: number): string {
  return count < MIN_REPORTS_FOR_SHARES ? `${part} of ${count}` : `${percentOf(part, count)}%`;
}

export function fairShareText({ fair: { share, count } }: Pick<InterviewSummary, 'fair'>): string | null {
  if (share === null) return null;
  return count < MIN_REPORTS_FOR_SHARES ? shareText(Math.round((share * count) / PERCENT), count) : `${share}%`;
}

export interface ReportedShare {
  readonly part: number;
  readonly count: number;
}

/** Shares of reports. Null if too few have answered. */
export interface InterviewShares {
  readonly offers: ReportedShare | null;
  /** The usual difficulty, or the easier one on a tie. */
  readonly usual: (ReportedShare & { readonly difficulty: InterviewDifficulty }) | null;
}

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
  const count = keys.reduce((total, key) => total + counts[key], 0);
  return isGroup(count) ? { part: counts[part], count } : null;
}
