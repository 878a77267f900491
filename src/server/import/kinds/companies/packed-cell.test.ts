import { expect, it } from 'vitest';
import { citiesOfIndia } from '@/server/import/names/places';
import { companyColumns } from './company-columns';
import { packedFactsIn } from './packed-cell';

it.each([
  ['IT Services & Consulting | Bangalore / Bengaluru +439 other locations', 'Bangalore / Bengaluru'],
  ['IT Services | 1 Lakh+ Employees | Public | 56 years old | Pune + 394 more', 'Pune'],
  ['Textiles | Pune', 'Pune'],
  ['Textiles | Zedpur +3 other locations', 'Zedpur'],
  ['Textiles|Fashion', null],
  ['Software | Curated Web | Mobile', null],
])('of %j the place is %j', (cell, headquarters) => {
  expect(packedFactsIn(cell, citiesOfIndia())?.headquarters).toBe(headquarters);
});

it('reads an industry without the bars around it', () => {
  expect(companyColumns.industry.read('|Textiles|Fashion|', { now: 0, order: 'dmy' })).toBe('Textiles|Fashion');
});
