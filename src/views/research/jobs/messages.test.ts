import { expect, it } from 'vitest';
import { messages } from './messages';

it.each([
  [null, null, ''],
  [0, 0, 'Fresher'],
  [3, 3, '3 years'],
  [3, 5, '3–5 years'],
  [15, 60, '15 or more years'],
  [1, 60, '1 or more years'],
])('from %j to %j years an opening asks for %j', (minExperience, maxExperience, text) => {
  expect(messages.experience({ minExperience, maxExperience })).toBe(text);
});

const usual = { median: 1_000_000, lowerQuartile: null, upperQuartile: null, count: 40, newest: null };

it.each([
  [true, null, 'Usual ₹10.0 L here (40 salaries)'],
  [false, [700_000, 900_000], '₹1.0 L or more below the usual ₹10.0 L (40 salaries)'],
  [true, [1_200_000, 1_500_000], '₹2.0 L or more above the usual ₹10.0 L here (40 salaries)'],
  [true, [1_000_000, 1_500_000], 'Around the usual ₹10.0 L here (40 salaries)'],
] as const)('usual pay of the company (%s) beside %j: %s', (isOfCompany, offered, text) => {
  expect(messages.payInWords({ ...usual, isOfCompany }, offered)).toBe(text.replaceAll(' L', '\u00a0L'));
});
