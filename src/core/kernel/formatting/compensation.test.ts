import { describe, expect, it } from 'vitest';
import { formatCompensation } from './compensation';

describe('formatCompensation', () => {
  it('[VA-COMP-LPA] shows rupees in lakh per annum', () => {
    expect(formatCompensation({ minCtc: 500_000, maxCtc: 1_200_000, currency: 'INR' })).toBe('₹5 – 12 LPA');
    expect(formatCompensation({ minCtc: 1_840_000, maxCtc: 1_840_000, currency: 'INR' })).toBe('₹18.4 LPA');
    expect(formatCompensation({ minCtc: 800_000, maxCtc: 1_050_000, currency: 'INR' })).toBe('₹8.0 – 10.5 LPA');
  });

  it('[VA-COMP-DPA] shows dollars per annum', () => {
    expect(formatCompensation({ minCtc: 50_000, maxCtc: 80_000, currency: 'USD' })).toBe('$50,000 – 80,000 DPA');
  });

  it('[VA-COMP-NOTDISCLOSED] says so only when both ends are missing', () => {
    expect(formatCompensation({ minCtc: null, maxCtc: null, currency: 'INR' })).toBe('Not Disclosed');
    expect(formatCompensation({ minCtc: 500_000, maxCtc: null, currency: 'INR' })).toBe('From ₹5 LPA');
    expect(formatCompensation({ minCtc: null, maxCtc: 1_200_000, currency: 'INR' })).toBe('Up to ₹12 LPA');
  });
});
