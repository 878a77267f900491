import type { ReportableType, ReportReason } from '@/core/kernel/moderated/report';
import { REPORT_REASONS } from '@/core/kernel/moderated/report';

export const JOB_ONLY_REASONS: readonly ReportReason[] = ['MONEY', 'NOT_REAL', 'NO_ANSWER'];
const NOT_FOR_JOBS: readonly ReportReason[] = ['IDENTITY', 'ABUSE', 'FALSE'];

/** Returns reasons in the order in which the form offers them. */
export function reportReasonsFor(type: ReportableType): readonly ReportReason[] {
  const others = type === 'job' ? NOT_FOR_JOBS : JOB_ONLY_REASONS;
  return REPORT_REASONS.filter((reason) => !others.includes(reason));
}
