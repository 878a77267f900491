import { payRowsScaleOf } from '../salaries/pay-rows-scale';
import type { PayScale } from '../salaries/pay-scale';
import type { Job } from './job';

const MAX_STEPS = 2;

/** Returns pay in rupees a year, from low to high, or null if the opening has none in rupees. */
export function offeredPayRange({
  compensation,
}: Pick<Job, 'compensation'>): readonly [from: number, to: number] | null {
  if (compensation === null || compensation.currency !== 'INR') return null;
  const from = compensation.minCtc ?? compensation.maxCtc;
  const to = compensation.maxCtc ?? compensation.minCtc;
  return from === null || to === null ? null : [from, to];
}

export function jobPayScaleOf(jobs: readonly Pick<Job, 'compensation' | 'usualPay'>[]): PayScale | null {
  const amounts = jobs.flatMap((job) => {
    const { median = null, lowerQuartile = null, upperQuartile = null } = job.usualPay ?? {};
    return [...(offeredPayRange(job) ?? []), median, lowerQuartile, upperQuartile].filter((amount) => amount !== null);
  });
  return amounts.length === 0 ? null : payRowsScaleOf(amounts, MAX_STEPS);
}
