import { asRange } from '@/server/import/columns/as-range';
import { codeColumn, column, dateColumn, lineColumn } from '@/server/import/columns/column';
import { numbersIn, readCount, UNCLEAR_NUMBER } from '@/server/import/columns/read-number';
import { DASH_BEFORE, readPay } from '@/server/import/columns/read-pay';
import { place, role } from '@/server/import/columns/shapes';
import { Unreadable } from '@/server/import/columns/unreadable';
import { companyColumn } from '../company-column';
import { areCounts, payColumns } from '../pay-columns';
import { employmentOf } from '../reviews/review-words';

const MAX_YEARS = 60;
const FRESHER = /\b(fresher|freshers|entry level|graduate)\b/i;
const MONTHS = /^\s*(months?|mos?)\b/;
const UP_TO = /\bup\s?to\b|\bless than\b|\b(?:under|below)\b|^\s*</i;
const AND_MORE = /\+|\b(?:plus|above|over|more|minimum|min|at least)\b/i;
/** Between the two numbers of a range. */
const RANGE = /^\s*(months?|mos?|years?|yrs?)?\.?\s*(?:-|–|—|\bto\b|\band\b)\s*$/;
const AVERAGE = ['average', 'avg', 'median', 'mean'];

/** The columns of a file of salaries. */
export const salaryColumns = {
  company: companyColumn({
    about: "the company's name",
    guesses: [
      'company name',
      'company',
      'employer',
      'employer name',
      'organisation',
      'organization',
      'firm',
      'कंपनी',
      'कंपनी का नाम',
    ],
  }),
  jobProfile: lineColumn({
    about: 'the job title',
    shape: role,
    guesses: [
      'job title',
      'designation',
      'job profile',
      'role',
      'title',
      'position',
      'job',
      'profile',
      'occupation',
      'job role',
      'mapped role',
      'पद',
      'पदनाम',
    ],
    isRequired: true,
  }),
  total: column({
    about: 'the whole pay of a year, or a range of it',
    guesses: [
      'total compensation',
      'total ctc',
      'ctc',
      '=total',
      'total pay',
      'annual salary',
      'salary',
      'pay',
      'compensation',
      'annual ctc',
      'yearly salary',
      'package',
      'salary inr',
      'total yearly compensation',
      'वेतन',
      'वार्षिक वेतन',
      ...AVERAGE.map((word) => `${word} salary`),
      ...AVERAGE.map((word) => `${word} pay`),
      ...AVERAGE.map((word) => `${word} ctc`),
    ],
    isOfRow: true,
    refuses: areCounts,
    read: readPay,
  }),
  base: column({
    about: 'the fixed part of it',
    guesses: ['base salary', '=base', '=fixed', 'fixed salary', 'base pay', 'fixed pay', '=basic'],
    isOfRow: true,
    refuses: areCounts,
    read: readPay,
  }),
  bonus: column({
    about: 'the variable part of a year',
    guesses: [
      'bonus',
      'annual bonus',
      'variable',
      'variable pay',
      'performance bonus',
      'additional pay',
      'additional compensation',
    ],
    isOfRow: true,
    refuses: areCounts,
    read: readPay,
  }),
  stock: column({
    about: 'stock as it vests in a year',
    guesses: ['=stock', 'stock grant value', 'rsu', 'rsus', 'esop', 'esops', 'annual stock'],
    isOfRow: true,
    refuses: areCounts,
    read: readPay,
  }),
  ...payColumns,
  employment: column({
    about: 'the kind of work: full-time, part-time, contract, internship or freelance',
    guesses: ['employment type', 'employment status', 'job type', 'employment', 'work type', 'contract type'],
    read: (text) => employmentOf(text) ?? new Unreadable('is no kind of employment'),
  }),
  experience: column({
    about: 'years of experience in all',
    guesses: [
      'years of experience',
      'total experience',
      'yoe',
      'experience',
      'experience years',
      'exp',
      'total years of experience',
      'years',
      'अनुभव',
    ],
    read: readYears,
  }),
  location: lineColumn({
    about: 'the city',
    shape: place,
    guesses: ['location', 'city', 'job location', 'place', 'work location', 'office location', 'शहर', 'स्थान'],
  }),
  date: dateColumn({
    about: 'the day or month of the report',
    guesses: [
      'date',
      'created at',
      'timestamp',
      'posted on',
      'reported on',
      'date posted',
      'month',
      'updated',
      'submitted on',
      'last updated',
      'dt',
      'year',
      'work year',
      'दिनांक',
      'तारीख',
    ],
  }),
  reports: column({
    about: 'how many reports the row is the average of',
    guesses: [
      'number of salaries',
      'reported',
      'number of reports',
      'reports',
      'salary count',
      '=count',
      'sample size',
      'no of salaries',
      'salaries count',
      'salaries',
    ],
    read: readCount,
  }),
  site: lineColumn({
    about: 'the site or survey that the rows are from: averages of two are two',
    guesses: ['=source', 'site', 'website', 'portal', 'data source', 'survey'],
  }),
  source: codeColumn({
    about: 'the id of the report where it came from',
    guesses: ['id', 'report id', 'salary id', 'post id', 'record id'],
    isIdentity: true,
  }),
} as const;

/** Years of experience as a row says them, whole ones. */
export interface Years {
  readonly least: number;
  /** Equal to `least` if the row says one number. */
  readonly most: number;
}

/** "5 yrs", "4.5", "3-5 years", "6-18 months", "10+", "Fresher". */
export function readYears(text: string): Years | Unreadable {
  if (FRESHER.test(text)) return { least: 0, most: 0 };
  const [first, second] = numbersIn(asRange(text).replaceAll(DASH_BEFORE, '$1 - '));
  if (first === undefined) return new Unreadable('is no number of years');
  if (Number.isNaN(first.value)) return new Unreadable(UNCLEAR_NUMBER);
  if (UP_TO.test(text))
    return first.value <= 1 ? { least: 0, most: 0 } : new Unreadable('says no more than the most years');
  const said = inYears(first.value, MONTHS.test(first.behind));
  if (said < 0 || said > MAX_YEARS) return new Unreadable(`is not between 0 and ${MAX_YEARS} years`);
  if (second === undefined) return { least: said, most: AND_MORE.test(text) ? MAX_YEARS : said };
  const range = RANGE.exec(first.behind);
  if (range === null) return { least: said, most: said };
  if (Number.isNaN(second.value)) return new Unreadable(UNCLEAR_NUMBER);
  // The unit of "6-18 months" is that of both.
  const areMonths = MONTHS.test(second.behind);
  const least = range[1] === undefined ? inYears(first.value, areMonths) : said;
  return { least, most: Math.max(least, inYears(second.value, areMonths)) };
}

function inYears(value: number, isMonths: boolean): number {
  return Math.floor(isMonths ? value / 12 : value);
}
