import { expect, it } from 'vitest';
import { olderCompanyPath } from './older-company-path';
import { buildSearchAddress } from './search-address';

it.each([
  ['/benefits/vaayuna-technologies/more', '/benefits/vaayuna-technologies-benefits'],
  ['/reviews/vaayuna-technologies/page/2/', '/reviews/vaayuna-technologies-reviews'],
  ['/benefits/vaayuna-technologies', null],
  ['/salaries/vaayuna-technologies/more', null],
  [buildSearchAddress({ section: 'benefits', company: 'vaayuna', jobProfile: 'nurse' }), null],
  [buildSearchAddress({ section: 'benefits', benefit: 'cab-benefit', jobProfile: 'nurse' }), null],
  [buildSearchAddress({ section: 'reviews', specific: 'remote', jobProfile: 'nurse' }), null],
  [buildSearchAddress({ section: 'reviews', jobProfile: 'nurse', jobLocation: 'pune' }), null],
])('of %s is %s', (path, expected) => {
  expect(olderCompanyPath(path)).toBe(expected);
});
