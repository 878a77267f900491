import { expect, it } from 'vitest';
import { formatDateRange } from './date-range';

it("[VA-DATE-RANGE] ends in 'Present' for a current position, in month and year for an ended one", () => {
  expect(formatDateRange('2020-01-15', null)).toBe('Jan 2020 - Present');
  expect(formatDateRange('2020-01-15', '2023-03-01')).toBe('Jan 2020 - Mar 2023');
});
