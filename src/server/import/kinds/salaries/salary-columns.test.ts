import { describe, expect, it } from 'vitest';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { readFullYears } from './salary-columns';

describe('the experience of a salary', () => {
  it.each([
    ['5 yrs', 5, 5],
    ['4.5', 4, 4],
    ['0.5', 0, 0],
    ['Fresher', 0, 0],
    ['Fresher (0-1 years)', 0, 1],
    ['18 months', 1, 1],
    ['3 years 6 months', 3, 3],
    ['3 years and 6 months', 3, 3],
    ['2-5 years', 2, 5],
    ['1 – 5', 1, 5],
    ['3 -5 yrs', 3, 5],
    ['2 yrs to 4 yrs', 2, 4],
    ['between 2 and 4 years', 2, 4],
    ['6 - 12 months', 0, 1],
    ['30-60 months', 2, 5],
    ['6 months - 2 years', 0, 2],
    ['8 years, 2 of them here', 8, 8],
    ['10+ years', 10, 60],
    ['15 or more', 15, 60],
    ['less than 1 year', 0, 1],
    ['<1', 0, 1],
    ['max 1 year', 0, 1],
    ['not more than 2', 0, 2],
    ['up to 4 years', 0, 4],
    ['under 3 years', 0, 3],
    ['> 5 years', 5, 60],
    ['2y 6m', 2, 2],
    ['3Y2M', 3, 3],
    ['6m', 0, 0],
    ['4,5', 4, 4],
    ['1½ years', 1, 1],
    ['3~5', 3, 5],
    ['2 से 5 वर्ष', 2, 5],
    ['५ वर्ष', 5, 5],
    ['Entry level', 0, 0],
    // As a spreadsheet shows "3-5" and "10-12".
    ['5-Mar', 3, 5],
    ['3-May', 3, 5],
    ['Mar-05', 3, 5],
    ['10-Dec', 10, 12],
  ])('%s is of %d to %d years', (text, least, most) => {
    expect(readFullYears(text)).toEqual({ least, most });
  });

  it.each(['many years', '-3', '99 years', '1.2.3', '2 - 1.2.3', '5 to 3', '2019', '1, 2 or 3', 'L5', '25,000'])(
    '%s is none',
    (text) => {
      expect(readFullYears(text)).toBeInstanceOf(UnreadableText);
    },
  );
});
