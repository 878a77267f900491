import type { DayLimit } from '@/core/kernel/common/day-limit';

const MAX_REPORTS_PER_DAY = 100;

export const dailyReportLimit: DayLimit = {
  acts: 'reports',
  most: MAX_REPORTS_PER_DAY,
  code: 'too_many_reports',
  message: `You have sent ${MAX_REPORTS_PER_DAY} reports today. Send this one tomorrow.`,
};
