import { codeColumn, column, dateColumn, lineColumn } from '@/server/import/columns/column';
import { readCount } from '@/server/import/columns/read-number';
import { readPay } from '@/server/import/columns/read-pay';
import type { Years } from '@/server/import/columns/read-years';
import { readYears } from '@/server/import/columns/read-years';
import { place, role } from '@/server/import/columns/shapes';
import { Unreadable } from '@/server/import/columns/unreadable';
import { companyColumn } from '../company-column';
import { countryColumn } from '../country-column';
import { areCounts, isNoPayOfYear, NO_PAY_WITH, NO_YEARS_WITH, payColumns } from '../pay-columns';
import { employmentOf } from '../reviews/review-words';

const AVERAGE = ['average', 'avg', 'median', 'mean'];

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
      'org',
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
      'post',
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
      'gross salary',
      'gross pay',
      '=gross',
      'वेतन',
      'वार्षिक वेतन',
      ...AVERAGE.map((word) => `${word} salary`),
      ...AVERAGE.map((word) => `${word} pay`),
      ...AVERAGE.map((word) => `${word} ctc`),
    ],
    isOfRow: true,
    notWith: NO_PAY_WITH,
    refuses: areCounts,
    read: readPay,
  }),
  base: column({
    about: 'the fixed part of it',
    guesses: [
      'base salary',
      '=base',
      '=fixed',
      'fixed salary',
      'base pay',
      'fixed pay',
      '=basic',
      'fixed ctc',
      'base ctc',
      'fixed compensation',
      'base compensation',
    ],
    isOfRow: true,
    notWith: NO_PAY_WITH,
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
    refuses: isNoPayOfYear,
    read: readPay,
  }),
  stock: column({
    about: 'stock as it vests in a year',
    guesses: ['=stock', 'stock grant value', 'rsu', 'rsus', 'esop', 'esops', 'annual stock'],
    isOfRow: true,
    refuses: isNoPayOfYear,
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
      'total exp',
      'years',
      'अनुभव',
    ],
    notWith: NO_YEARS_WITH,
    read: readFullYears,
  }),
  location: lineColumn({
    about: 'the city',
    shape: place,
    guesses: [
      'location',
      'city',
      'job location',
      'place',
      'work location',
      'office location',
      'office',
      'town',
      'शहर',
      'स्थान',
    ],
  }),
  country: countryColumn,
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

export function readFullYears(text: string): Years | Unreadable {
  const years = readYears(text);
  if (years instanceof Unreadable) return years;
  return { least: Math.floor(years.least), most: Math.floor(years.most) };
}
