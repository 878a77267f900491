import { expect, it } from 'vitest';
import { jobPayScaleOf, offeredPayRange } from './job-pay-scale';

const rupees = (minCtc: number | null, maxCtc: number | null) => ({
  compensation: { minCtc, maxCtc, currency: 'INR' as const },
});

it('an offer with one end is drawn at that amount, one in dollars or of nothing not at all', () => {
  expect(offeredPayRange(rupees(500_000, 800_000))).toEqual([500_000, 800_000]);
  expect(offeredPayRange(rupees(null, 800_000))).toEqual([800_000, 800_000]);
  expect(offeredPayRange(rupees(null, null))).toBeNull();
  expect(offeredPayRange({ compensation: { minCtc: 50_000, maxCtc: 80_000, currency: 'USD' } })).toBeNull();
  expect(offeredPayRange({ compensation: null })).toBeNull();
});

it('the openings of a page share a scale that holds what they offer and what is usual', () => {
  const usualPay = {
    isOfCompany: true,
    median: 900_000,
    lowerQuartile: 700_000,
    upperQuartile: 1_900_000,
    count: 30,
    newest: '2026-11',
  };
  const scale = jobPayScaleOf([
    { ...rupees(300_000, 500_000), usualPay: null },
    { compensation: null, usualPay },
  ]);
  expect(scale?.from).toBeLessThanOrEqual(300_000);
  expect(scale?.to).toBeGreaterThanOrEqual(1_900_000);
  expect(jobPayScaleOf([{ compensation: null, usualPay: null }])).toBeNull();
});
