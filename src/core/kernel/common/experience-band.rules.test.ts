import { describe, expect, it } from 'vitest';
import { BAND_ENDS, bandOfYears, EXPERIENCE_BANDS } from './experience-band.rules';

describe('the bands of experience', () => {
  it.each([
    [0, '0-1'],
    [1, '0-1'],
    [2, '2-3'],
    [3, '2-3'],
    [4, '4-6'],
    [6, '4-6'],
    [7, '7-9'],
    [9, '7-9'],
    [10, '10-14'],
    [14, '10-14'],
    [15, '15+'],
    [60, '15+'],
  ])('of %d years: %s', (years, band) => {
    expect(EXPERIENCE_BANDS[bandOfYears(years)]).toBe(band);
  });

  it('are named by their ends', () => {
    expect(EXPERIENCE_BANDS.slice(0, -1).map((name) => Number(name.split('-')[1]))).toEqual(BAND_ENDS);
  });
});
