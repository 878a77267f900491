import type { ReportableType, ReportReason } from '@/core/kernel/moderated/report';
import { REPORT_REASONS } from '@/core/kernel/moderated/report';

export const FOR_JOBS_ALONE: readonly ReportReason[] = ['MONEY', 'NOT_REAL', 'NO_ANSWER'];
const NOT_FOR_JOBS: readonly ReportReason[] = ['IDENTITY', 'ABUSE', 'FALSE'];

/** In the order in which they are offered. */
export function reasonsFor(type: ReportableType): readonly ReportReason[] {
  const others = type === 'job' ? NOT_FOR_JOBS : FOR_JOBS_ALONE;
  return REPORT_REASONS.filter((reason) => !others.includes(reason));
}
