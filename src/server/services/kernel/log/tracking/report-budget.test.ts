import { expect, it } from 'vitest';
import { ReportBudget } from './report-budget';

it('takes at most five million bytes of a network a day', () => {
  let now = 0;
  const budget = new ReportBudget(() => now);
  const taken = (network: string): number => {
    let bytes = 0;
    try {
      for (;;) {
        budget.spend(network, 4_000);
        bytes += 4_000;
      }
    } catch (error) {
      expect(error).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 86_400 });
      return bytes;
    }
  };
  now += 1;
  expect(taken('192.0.2.0')).toBe(5_000_000);
  expect(taken('198.51.100.0')).toBe(5_000_000);
  now += 86_400_001;
  expect(taken('192.0.2.0')).toBe(5_000_000);
});
