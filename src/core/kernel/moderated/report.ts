/** The types of contribution that can be reported; `interview` is a whole report of one, its questions included, `job` an opening, `answer` one of a company or the author’s reply. */
export const REPORTABLE_TYPES = ['post', 'comment', 'review', 'photo', 'interview', 'job', 'answer'] as const;

export type ReportableType = (typeof REPORTABLE_TYPES)[number];

/** The reasons for a report, in the order in which they are offered. */
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

/** The most characters of a report in the user's own words. */
export const MAX_REPORT_LENGTH = 500;

/** A contribution that is to be reported. */
export interface ReportTarget {
  readonly type: ReportableType;
  readonly id: string;
  readonly author: string | null;
}

/** A report to the moderators; its author is not told who reported. */
export interface Report {
  readonly resourceId: string;
  readonly resourceType: ReportableType;
  readonly reason: ReportReason;
  /** In the user's own words; null for none. */
  readonly details: string | null;
}
