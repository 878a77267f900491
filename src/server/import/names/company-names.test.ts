import { expect, it } from 'vitest';
import { isCompanyName } from './company-names';

it.each(['Total', 'Grand Total', 'Sub-total', 'TOTALS:', 'Average', 'Overall average', 'Confidential', '....'])(
  '%j is not a company name',
  (name) => {
    expect(isCompanyName(name)).toBe(false);
  },
);

it.each(['TotalEnergies', 'Total Environment', 'Average Joe Foods', '3M'])('%j is one', (name) => {
  expect(isCompanyName(name)).toBe(true);
});
