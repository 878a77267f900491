import { formatDate } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';

const companies = (count: number) => plural(count, { one: '{count} company', other: '{count} companies' });

export const messages = {
  title: (year: number) => `Employee Choice Awards ${year}`,
  lead: (from: string, to: string, qualified: number) =>
    `Ranked only by the reviews of ${formatDate(from, 'month')} to ${formatDate(to, 'month')}. ${qualified === 0 ? '' : `${companies(qualified)} qualified. `}No company can pay, apply or campaign.`,
  loading: 'Loading the list',
  editions: 'Editions',
  categories: 'Categories',
  counted: (qualified: number, on: string) => `${companies(qualified)}, counted on ${formatDate(on, 'day')}`,
  rank: 'Rank',
  company: 'Company',
  sure: (low: number, high: number, middle: number | null) =>
    middle === null
      ? `Score and its likely range, ${low} to ${high}`
      : `Score and its likely range, ${low} to ${high}; the line is the middle`,
  score: 'Score',
  reviews: 'Reviews',
  before: (year: number) => `Rank ${year}`,
  notIn: 'not listed',
  inYear: (year: number, rank: number | null) => `${year}: ${rank === null ? 'not listed' : `rank ${rank}`}`,
  years: 'Years',
  otherYears: 'other years',
  plusMinus: (value: number) => `± ${value.toFixed(2)}`,
  bar: (score: number, low: number, high: number) =>
    `${score.toFixed(2)} of 5, probably between ${low.toFixed(2)} and ${high.toFixed(2)}`,
  sharing: 'Ranks follow the scores. Equal scores share a rank, and the next rank is skipped.',
  first: (company: string, behind: number, others: number) =>
    behind === others
      ? `${company} is clearly ahead of all others here.`
      : `${company} has the best score. It is clearly ahead of ${behind} of the next ${others}; the others are too close to it to tell.`,
  noClearFirst: (count: number, isAll: boolean, from: string, to: string) =>
    `No company is clearly ahead: ${isAll ? 'all' : 'the first'} ${groupIndian(count)} score ${from} to ${to} of 5.`,
  apart: (middle: string, above: readonly string[], below: readonly string[]) =>
    [
      above.length === 0 ? '' : `Clearly above the middle of this list (${middle}): ${above.join(', ')}.`,
      below.length === 0 ? '' : `Clearly below the middle (${middle}): ${below.join(', ')}.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  notCountedTitle: 'This list is not ready yet',
  notCounted: (year: number, least: number) =>
    `We make the list of ${year} once the previous year is over, if companies have at least ${groupIndian(least)} reviews.`,
  emptyTitle: 'No category has enough companies',
  noEdition: (year: number, first: number) =>
    `There is no edition for ${year}. The first one is ${first}, from the reviews of ${first - 1}.`,
  notFoundTitle: 'There is no such list',
  notFound: 'Choose an edition, and then a category.',
  to: (year: number) => `Awards ${year}`,
  failedTitle: 'The list did not load',
  tryAgain: 'Try again',
  yearsOf: (company: string) => `${company} over the years`,
  place: (rank: number, companies: number, category: string) => `Rank ${rank} of ${companies}, ${category}`,
  noYears: 'Not in any list yet.',
  how: 'How it is counted',
  rules: (least: number): readonly (readonly [rule: string, more: string])[] => [
    [`At least ${groupIndian(least)} reviews in the year`, 'of companies in every category'],
    ['One score for each review', 'the mean of the overall rating and the seven topics, each with the same weight'],
    ['With few reviews, a score moves towards the average', 'as if 10 average reviews were added to each company'],
    [
      'The uncertainty is published',
      'in 95 of 100 cases the true score lies within the bar; “clearly” takes into account how many companies are compared',
    ],
    ['Counted once', 'when the year is over; later reviews change the next edition, not this one'],
    ['The table has every figure', 'score, uncertainty, reviews and the rank of the year before'],
  ],
  qualifier: 'Who qualifies for the awards',
  qualifierLead:
    'Nobody applies. A company is in a list once enough people have reviewed it in the year before the edition, and these rules alone decide its place.',
  qualified: (count: number, year: number) => `${companies(count)} qualified for ${year}`,
  qualifiedOf: (from: string, to: string) =>
    `With enough reviews from ${formatDate(from, 'month')} to ${formatDate(to, 'month')}. A company can be in several categories.`,
  backToAwards: 'All editions',
} as const;
