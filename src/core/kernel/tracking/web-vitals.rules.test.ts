import { describe, expect, it } from 'vitest';
import { loadReportOf, vitalReportOf } from './web-vitals.rules';

describe('a measure of a page', () => {
  it.each([
    ['INP', 200, false],
    ['INP', 201, true],
    ['CLS', 0.89, false],
    ['CLS', 0.9, true],
  ] as const)('[TR-WEBVITALS] %s of %d is reported: %s', (name, value, isReported) => {
    const report = vitalReportOf({ name, value, target: 'button.vote-up' }, 'HomeScreen');
    expect(report).toEqual(isReported ? { name, value, target: 'button.vote-up', page: 'HomeScreen' } : null);
  });

  it('[TR-WEBVITALS-TARGET] names its element in 200 characters at most, without numbers', () => {
    const target = (text: string) => vitalReportOf({ name: 'INP', value: 300, target: text }, 'Post')?.target;
    expect(target('x'.repeat(250))).toBe('x'.repeat(200));
    expect(target('#post-481516 > button')).toBe('#post-* > button');
  });

  it('is reported for a page that came after more than four seconds', () => {
    const late = { name: 'page-load', duration: 4_001, page: 'Search' };
    expect([4_000, 4_001].map((ms) => loadReportOf(ms, 'Search'))).toEqual([null, late]);
  });
});
