import { expect, it } from 'vitest';
import { companySeedOf, designationName } from './designation.rules';

const companyTileCases: readonly (readonly [companyName: string, seed: string])[] = [
  ['Vaayuna Technologies', 'vaayuna-technologies'],
  ['  Söhne & Co. ', 's-hne-co'],
  ['वायुना', 'company'],
  ['!!!', 'company'],
  ['A very long name of a company that never ends Limited', 'a-very-long-name-of-a-company-that-n'],
  ['A name that is cut right behind its six words', 'a-name-that-is-cut-right-behind-its'],
];

it.each(companyTileCases)('%j has the seed %s', (companyName, seed) => {
  expect(companySeedOf(companyName)).toBe(seed);
});

it('a designation names job profile and company', () => {
  expect(designationName('Nurse', 'Sagarmatha Health')).toBe('Nurse at Sagarmatha Health');
});
