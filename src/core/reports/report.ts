import type { VotableType } from '@/core/voting/vote';

/** The reasons for a report, in the order in which they are offered. */
export const REPORT_REASONS = ['IDENTITY', 'ABUSE', 'FALSE', 'ADVERTISING', 'WRONG_PLACE', 'OTHER'] as const;

/** A reason for a report. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The most characters of a report in the user's own words. */
export const MAX_REPORT_LENGTH = 500;

/** A report to the moderators; its author is not told who reported. */
export interface Report {
  readonly resourceId: string;
  readonly resourceType: VotableType;
  readonly reason: ReportReason;
  /** In the user's own words; null for none. */
  readonly details: string | null;
}
