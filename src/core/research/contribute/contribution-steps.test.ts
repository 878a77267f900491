import { describe, expect, it } from 'vitest';
import { CONTRIBUTION_KINDS } from './contribution-kind';
import { CONTRIBUTION_STEPS, indexOfStep, remainingMinutesFrom, stepAddress, stepIndexOf } from './contribution-steps';

describe('the steps of the forms', () => {
  it.each(CONTRIBUTION_KINDS)('%s begins with the company and ends with a check of it all', (kind) => {
    const names = CONTRIBUTION_STEPS[kind].map(({ name }) => name);
    expect(names[0]).toBe('work');
    expect(names.at(-1)).toBe('check');
    expect(new Set(names).size).toBe(names.length);
  });

  it('have an address each, and the first the plain one', () => {
    const form = '/contribute/company-review-v3?company=vaayuna';
    for (const place of CONTRIBUTION_STEPS.review.keys()) {
      const address = stepAddress('review', `${form}&step=words`, place);
      expect(stepIndexOf('review', address)).toBe(place);
      expect(address).toContain('company=vaayuna');
    }
    expect(stepAddress('review', `${form}&step=words`, 0)).toBe(form);
  });

  it('have the plain address for the step that the form opens with', () => {
    const form = '/contribute/salary-v3';
    expect(stepAddress('salary', form, 1, 1)).toBe(form);
    expect(stepAddress('salary', form, 0, 1)).toBe(`${form}?step=work`);
    expect(stepIndexOf('salary', form, 1)).toBe(1);
    expect(stepIndexOf('salary', `${form}?step=work`, 1)).toBe(0);
  });

  it.each(['', '?step=', '?step=pay', '?step=toString'])('%s names no step of a review', (query) => {
    expect(stepIndexOf('review', `/contribute/company-review-v3${query}`)).toBe(0);
  });

  it('leave less time with each', () => {
    expect(remainingMinutesFrom('review', 0)).toBe(4);
    expect(remainingMinutesFrom('review', indexOfStep('review', 'words'))).toBe(2);
    expect(remainingMinutesFrom('review', indexOfStep('review', 'check'))).toBe(0);
  });
});
