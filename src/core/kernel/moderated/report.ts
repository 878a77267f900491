/**
 * Types that users can report. `interview` is a whole report with its questions, `job` an opening, `answer` a company's
 * answer or the author's reply.
 */
export const REPORTABLE_TYPES = ['post', 'comment', 'review', 'photo', 'interview', 'job', 'answer'] as const;

export type ReportableType = (typeof REPORTABLE_TYPES)[number];

/** Reasons in the order in which the form offers them. */
export const REPORT_REASONS = [
  'MONEY',
  'NOT_REAL',
  'NO_ANSWER',
  'IDENTITY',
  'ABUSE',
  'FALSE',
  'ADVERTISING',
  'WRONG_PLACE',
  'LAW',
  'OTHER',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT_LENGTH = 500;

export interface ReportTarget {
  readonly type: ReportableType;
  readonly id: string;
  readonly author: string | null;
}

export interface Report {
  readonly resourceId: string;
  readonly resourceType: ReportableType;
  readonly reason: ReportReason;
  readonly details: string | null;
}
