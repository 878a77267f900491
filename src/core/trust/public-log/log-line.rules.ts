import type { EmployerAct, LOG_ORIGINS, LOGGED_KINDS } from '@/core/kernel/moderated/employer-acts.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ModerationAct } from '../moderation/acts.rules';

/** A decision as everybody reads it: no author, no text, no moderator, no day. */
export interface LoggedDecision {
  /** `2026-11`. */
  readonly month: string;
  readonly kind: (typeof LOGGED_KINDS)[number];
  readonly act: ModerationAct | EmployerAct;
  /** The company or community; null for one with few contributions. */
  readonly place: string | null;
  readonly rule: ModerationRuleId | null;
  readonly origin: (typeof LOG_ORIGINS)[number];
}

/** A line of the public log. */
export interface LogLine extends LoggedDecision {
  readonly number: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

/** From so many contributions on, a company or community is named. */
export const MIN_NAMED_PLACE = 5;

/** From so many on, a count is said. */
export const MIN_COUNTED = 5;

/** Lines are added when there are so many, or after so many days. */
export const MIN_APPENDED = 5;
export const MAX_WAITING_DAYS = 7;

/** The months that sums are of. */
export const SUMMED_MONTHS = 12;

/** Returns the text that a line's hash is of: the hash of the line before (empty for the first) and the line. Anyone can make it from the published lines. */
export function hashedText(before: string, line: Omit<LogLine, 'hash'>): string {
  const { number, month, kind, act, place, rule, origin } = line;
  return JSON.stringify([before, number, month, kind, act, place, rule, origin]);
}

/** Returns whether the lines that wait are added to the log now. */
export function isTimeToAppend(waiting: number, daysSinceLast: number): boolean {
  return waiting > 0 && (waiting >= MIN_APPENDED || daysSinceLast >= MAX_WAITING_DAYS);
}
