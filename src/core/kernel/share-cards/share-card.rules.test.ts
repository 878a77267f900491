import { expect, it } from 'vitest';
import { MIN_GROUP } from '../figures/figures.rules';
import { companyShareCard } from './share-card.rules';

const company = { name: 'Vaayuna', industry: 'Software', headquarters: 'Pune' };

it.each([
  [
    { reviews: MIN_GROUP, rating_total: MIN_GROUP * 4, salaries: 1_910, interviews: 1 },
    ['4.0 out of 5', `${MIN_GROUP} reviews`, 'about 1,910 salaries', '1 interview'],
  ],
  [
    { reviews: MIN_GROUP - 1, rating_total: 20, salaries: 0, interviews: 123_456 },
    [`${MIN_GROUP - 1} reviews`, '1,23,456 interviews'],
  ],
  [{ reviews: 0, rating_total: 0, salaries: 0, interviews: 0 }, []],
])('a company’s picture states %j', (counts, figures) => {
  const card = companyShareCard({ ...company, ...counts });
  expect([card.place, card.title]).toEqual(['Software · Pune', 'Vaayuna']);
  expect(card.figures.map(({ value, label }) => `${value} ${label}`)).toEqual(figures);
});
