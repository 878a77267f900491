import { MIN_GROUP, MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { quotedList } from '@/core/kernel/formatting/quoted-list';
import { ASPECT_LABELS } from '@/core/research/reviews/review-labels';

/** Texts of companies side by side. */
export const messages = {
  title: 'Compare companies',
  lead: 'Up to four companies fit side by side, and the address leads back to exactly these.',
  loading: 'Loading the companies',
  onlyDifferences: (count: number) => `Only differences (${count})`,
  table: 'Companies side by side',
  takeOut: (name: string) => `Remove ${name}`,
  copyLink: 'Copy link',
  addMore: 'Add a company',
  addMoreHint: 'Its name',
  visited: 'Companies you looked at',
  role: 'Salaries of the role',
  allRoles: 'All roles together',
  anyRole: 'All roles',
  roleUnknown: 'There is no role of that name, so salaries are of all roles together.',
  suggestions: {
    begin: 'Type a few letters.',
    loading: 'Looking',
    empty: 'Nothing in our list. Try another word.',
    failed: 'The suggestions did not load.',
    retry: 'Try again',
    open: 'Show suggestions',
  },
  legend: (role: string | null) =>
    role === null
      ? 'A company is ahead of another one only where the gap is more than chance; a further company changes nothing about that. The dot is the rating, the bar where it most likely lies. Counts and the median salary have no lead: more is not better, and the median is of all roles together, so a company with more seniors has a higher one.'
      : 'A company is ahead of another one only where the gap is more than chance; a further company changes nothing about that. The dot is the rating, the bar where it most likely lies. Counts have no lead: more is not better.',
  payOf: (role: string) => `Median a year, ${role}`,
  ahead: 'ahead',
  likely: (name: string, from: string, to: string) => `${name} likely between ${from} and ${to}`,
  own: 'Your company',
  groups: { ratings: 'Ratings', pay: 'Salaries', reading: 'To read', company: 'The company' },
  cells: {
    ...ASPECT_LABELS,
    rating: 'Overall, of 5',
    medianPay: 'Median a year, all roles',
    reviews: 'Reviews',
    salaries: 'Salaries',
    interviews: 'Interviews',
    jobs: 'Open jobs',
    benefits: 'Benefits',
    photos: 'Photos',
    followers: 'Followers',
    industry: 'Industry',
    people: 'People in India',
    worldwide: 'People worldwide',
    founded: 'Founded',
    hq: 'Headquarters',
    offices: 'Offices',
  },
  tenure: 'Joining and leaving',
  fewPeople: `It takes ${MIN_GROUP_WORD} people`,
  n: (count: string) => `n ${count}`,
  undated: 'without a date',
  tooFew: 'Too few',
  ofFive: (count: number) => `${count} of ${MIN_GROUP} ratings`,
  /** Without a number: a figure that is withheld looks like one that is not there. */
  noSalaries: `It takes ${MIN_GROUP_WORD} salaries`,
  /** Stands for a median of few people, hardly any of them checked. */
  noMedian: 'No median',
  fewChecked: (count: string) => `n ${count}, too few for a median`,
  notKnown: 'Not known',
  noneText:
    'Ratings by topic, the salaries of a role, jobs, size and place, up to four companies at a time. What is ahead is marked only where it is more than chance.',
  ready: 'Ready to compare',
  readyLead: 'Companies of one industry with the most reviews.',
  pair: (one: string, other: string) => `${one} and ${other}`,
  pairReviews: (one: number, other: number) => `${groupIndian(one)} and ${groupIndian(other)} reviews`,
  toList: 'Companies',
  allCompanies: 'All companies',
  tooMany: (names: readonly string[]) =>
    `Four companies are compared at most, so ${quotedList(names)} ${names.length === 1 ? 'is' : 'are'} left out.`,
  unknown: (names: readonly string[]) =>
    `There is no company at ${quotedList(names)}, so ${names.length === 1 ? 'it is' : 'they are'} left out.`,
  refusedTitle: 'Comparisons are not made for search engines',
  refusedText: 'Each company has a page of its own, with the same figures.',
  failedTitle: 'The comparison did not load.',
  failedNote: 'The companies are still in the address.',
  tryAgain: 'Try again',
  tray: 'Companies to compare',
  trayCount: (count: number) => `${count} of 4 chosen`,
  compare: (count: number) => `Compare ${count}`,
  addOneMore: 'Add one more',
  clear: 'Clear',
} as const;
