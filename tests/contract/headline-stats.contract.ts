import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { HeadlineStatsPort } from '@/core/research/headline-stats/headline-stats.port';
import type { Contract } from './harness/describe-on-harnesses';
import { successOf } from './harness/outcomes';

export const headlineStatsContract: Contract = (harness) => {
  describe('the figures of the product', () => {
    it('[PD-STATS] count what there is, for guests too, and claim nothing beyond it', async () => {
      const stats = harness().as('guest').port(HeadlineStatsPort);
      harness().pass(DAY_MS);
      const before = successOf(await stats.getHeadlineStats());
      expect(before).toMatchObject({ reviews: 0, interviews: 0, salaries: 0 });
      await harness().newcomer();
      harness().pass(DAY_MS);
      expect(successOf(await stats.getHeadlineStats()).users).toBe(before.users + 1);
    });
  });
};
