import type { EmployerAct, LOG_ORIGINS, LOGGED_KINDS } from '@/core/kernel/moderated/employer-acts.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ModerationAct } from '../moderation/acts.rules';

/** A public line, without author, text, moderator and day. */
export interface LoggedDecision {
  readonly month: string;
  readonly kind: (typeof LOGGED_KINDS)[number];
  readonly act: ModerationAct | EmployerAct;
  readonly place: string | null;
  readonly rule: ModerationRuleId | null;
  readonly origin: (typeof LOG_ORIGINS)[number];
}

export interface LogEntry extends LoggedDecision {
  readonly number: number;
  /** A random UUID. Null if the place was removed by law, after which the hash cannot be recomputed. */
  readonly salt: string | null;
}

export interface LogLine extends LogEntry {
  /** The hash of its leaf in the tree: SHA-256 in hexadecimal, as in RFC 6962. */
  readonly hash: string;
}

/** The minimum number of contributions for a company or community to be named. */
export const MIN_CONTRIBUTIONS_TO_NAME_PLACE = 5;

export const MIN_COUNTED_DECISIONS = 5;

export const MIN_APPENDED_LINES = 5;
export const MAX_LINE_WAITING_DAYS = 7;

export const LOG_TOTAL_MONTHS = 12;

/** The fields of a log entry, with widened types, because the log of another installation may contain other values. */
export type LogLeaf = {
  readonly [Name in keyof LogEntry]: LogEntry[Name] extends number ? number : Widened<LogEntry[Name]>;
};
type Widened<Value> = null extends Value ? string | null : string;

/** Returns the text of a line's leaf. Anyone can rebuild it from the published line. */
export function leafText({ salt, number, month, kind, act, place, rule, origin }: LogLeaf): string {
  return JSON.stringify([salt, number, month, kind, act, place, rule, origin]);
}

/** Returns true if it is time to append the waiting lines. */
export function isTimeToAppend(waiting: number, daysSinceLast: number): boolean {
  return waiting > 0 && (waiting >= MIN_APPENDED_LINES || daysSinceLast >= MAX_LINE_WAITING_DAYS);
}
