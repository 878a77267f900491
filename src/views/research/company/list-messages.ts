import { MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import type { CompanyFilterKey } from '@/core/research/company/company-filters';
import type { MAIN_TENURE_FACTS } from '@/core/research/tenure/tenure.rules';

export const messages = {
  title: 'Companies',
  find: 'Find a company',
  loading: 'Loading companies',
  total: { one: '{count} company', other: '{count} companies' },
  pulled: 'Companies with few reviews rank closer to the average.',
  salaries: (count: string) => `${count} salaries`,
  sortBy: 'Sort by',
  sorts: { reviews: 'Most reviewed', rating: 'Best rated', name: 'By name' },
  filters: { city: 'City', industry: 'Industry', size: 'People in India', rating: 'Rating', hiring: 'Also' },
  option: (key: CompanyFilterKey, name: string) => {
    if (key === 'rating') return `${name} and above`;
    if (key === 'hiring') return 'Hiring now';
    return key === 'size' ? name.replace('-', '–') : name;
  },
  failedTitle: 'The companies did not load.',
  failedNote: 'Your filters are kept.',
  tryAgain: 'Try again',
  none: 'No companies match these filters.',
  noneYet: 'No companies yet',
  noneYetText: 'Review your employer. If it isn’t in the list, add it in the form.',
  firstReview: 'Add a review',
  pastEnd: 'This list has no such page.',
  firstPage: 'Go to the first page',
  unrated: {
    one: `{count} more company here has no rating yet. A rating needs ${MIN_GROUP_WORD} reviews.`,
    other: `{count} more companies here have no rating yet. A rating needs ${MIN_GROUP_WORD} reviews.`,
  },
  withoutRating: 'Show them too',
  people: (label: string) => `${label.replace('-', '–')} people`,
  offices: { one: '{count} office', other: '{count} offices' },
  ratings: (count: number) => `${count} of 5 ratings so far`,
  usually: (facts: readonly string[]) => `Usually: ${facts.join(', ')}`,
  usualOf: {
    offer: (answer: string) => `offer ${answer}`,
    settlement: (answer: string) => `final settlement ${answer}`,
    relievingLetter: (answer: string) => `relieving letter ${answer}`,
  } satisfies Readonly<Record<(typeof MAIN_TENURE_FACTS)[number], (answer: string) => string>>,
  medianPay: 'Median a year',
  workLife: 'Work-life',
  tooFew: 'Too few yet',
  jobs: 'Open jobs',
} as const;
