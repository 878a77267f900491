import type { ReportableType, ReportReason } from '@/core/kernel/moderated/report';
import { REPORT_REASONS } from '@/core/kernel/moderated/report';

export const FOR_JOBS_ALONE: readonly ReportReason[] = ['MONEY', 'NOT_REAL', 'NO_ANSWER'];
const NOT_FOR_JOBS: readonly ReportReason[] = ['IDENTITY', 'ABUSE', 'FALSE'];

/** Returns reasons in the order in which the form offers them. */
export function reasonsFor(type: ReportableType): readonly ReportReason[] {
  const others = type === 'job' ? NOT_FOR_JOBS : FOR_JOBS_ALONE;
  return REPORT_REASONS.filter((reason) => !others.includes(reason));
}
