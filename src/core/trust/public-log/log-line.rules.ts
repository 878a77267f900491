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

/** A line as its leaf has it. */
export interface LogEntry extends LoggedDecision {
  readonly number: number;
  /** A random UUID; null for a line whose place was taken out by law. Its hash can no longer be recomputed. */
  readonly salt: string | null;
}

export interface LogLine extends LogEntry {
  /** The hash of its leaf in the tree: SHA-256 in hexadecimal, as RFC 6962 has it. */
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

/** The members of a line that are in its leaf; those of another installation may have other words. */
export type LeafMembers = {
  readonly [Name in keyof LogEntry]: LogEntry[Name] extends number ? number : Widened<LogEntry[Name]>;
};
type Widened<Value> = null extends Value ? string | null : string;

/** Returns the text of a line's leaf. Anyone can make it from the published line. */
export function leafText({ salt, number, month, kind, act, place, rule, origin }: LeafMembers): string {
  return JSON.stringify([salt, number, month, kind, act, place, rule, origin]);
}

/** Returns whether the lines that wait are added to the log now. */
export function isTimeToAppend(waiting: number, daysSinceLast: number): boolean {
  return waiting > 0 && (waiting >= MIN_APPENDED || daysSinceLast >= MAX_WAITING_DAYS);
}
