import { expect, it } from 'vitest';
import { benefitContributionOf, benefitsFaults, emptyBenefitsAnswers, withCode } from './benefits-form';
import { parseBenefitsAnswers } from './stored-words';

const answers = { ...emptyBenefitsAnswers, companyName: 'Vaayuna', codes: ['CANTEEN'], isCurrent: true };

it('the form for benefits asks for company, stay and one benefit, and sends what was answered', () => {
  expect(Object.keys(benefitsFaults(emptyBenefitsAnswers)).toSorted()).toEqual(['codes', 'companyName', 'isCurrent']);
  expect(Object.keys(benefitsFaults({ ...answers, text: 'x'.repeat(2_001) }))).toEqual(['text']);
  expect(benefitsFaults(answers)).toEqual({});
  const { newCompany: _none, ...said } = answers;
  expect(benefitContributionOf(answers)).toEqual({ ...said, text: null, city: null });
  expect(() => benefitContributionOf(emptyBenefitsAnswers)).toThrow(RangeError);
  expect(withCode(withCode(['A'], 'B'), 'A')).toEqual(['B']);
  expect(parseBenefitsAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(answers);
  expect(parseBenefitsAnswers({ codes: 3 })).toBeNull();
});
