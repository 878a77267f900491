import { codeColumn, column, dateColumn, lineColumn } from '@/server/import/columns/column';
import { readCount } from '@/server/import/columns/read-number';
import { readPay } from '@/server/import/columns/read-pay';
import type { Years } from '@/server/import/columns/read-years';
import { readYears } from '@/server/import/columns/read-years';
import { place, role } from '@/server/import/columns/shapes';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { companyColumn } from '../company-column';
import { countryColumn } from '../country-column';
import { countColumnReason, NOT_PAY_WORDS, NOT_YEARS_WORDS, notAnnualPayReason, payColumns } from '../pay-columns';
import { employmentOf } from '../reviews/review-words';
import headings from './headings.json';

export const salaryColumns = {
  company: companyColumn({
    about: "the company's name",
    guesses: headings.company,
  }),
  jobProfile: lineColumn({
    about: 'the job title',
    shape: role,
    guesses: headings.jobProfile,
    isRequired: true,
  }),
  total: column({
    about: 'the whole pay of a year, or a range of it',
    guesses: headings.total,
    isOfRow: true,
    notWith: NOT_PAY_WORDS,
    refuses: countColumnReason,
    read: readPay,
  }),
  base: column({
    about: 'the fixed part of it',
    guesses: headings.base,
    isOfRow: true,
    notWith: NOT_PAY_WORDS,
    refuses: countColumnReason,
    read: readPay,
  }),
  bonus: column({
    about: 'the variable part of a year',
    guesses: headings.bonus,
    isOfRow: true,
    refuses: notAnnualPayReason,
    read: readPay,
  }),
  stock: column({
    about: 'stock as it vests in a year',
    guesses: headings.stock,
    isOfRow: true,
    refuses: notAnnualPayReason,
    read: readPay,
  }),
  ...payColumns,
  employment: column({
    about: 'the kind of work: full-time, part-time, contract, internship or freelance',
    guesses: headings.employment,
    read: (text) => employmentOf(text) ?? new UnreadableText('is not a kind of employment'),
  }),
  experience: column({
    about: 'years of experience in all',
    guesses: headings.experience,
    notWith: NOT_YEARS_WORDS,
    read: readFullYears,
  }),
  location: lineColumn({
    about: 'the city',
    shape: place,
    guesses: headings.location,
  }),
  country: countryColumn,
  date: dateColumn({
    about: 'the day or month of the report',
    guesses: headings.date,
  }),
  reports: column({
    about: 'how many reports the row is the average of',
    guesses: headings.reports,
    read: readCount,
  }),
  site: lineColumn({
    about: 'the site or survey that the rows are from: averages of two are two',
    guesses: headings.site,
  }),
  source: codeColumn({
    about: 'the id of the report where it came from',
    guesses: headings.source,
    isIdentity: true,
  }),
} as const;

export function readFullYears(text: string): Years | UnreadableText {
  const years = readYears(text);
  if (years instanceof UnreadableText) return years;
  return { least: Math.floor(years.least), most: Math.floor(years.most) };
}
