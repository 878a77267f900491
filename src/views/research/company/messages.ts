import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';

export const messages = {
  tabs: (name: string) => `Pages of ${name}`,
  noRating: 'No rating yet',
  noRatingWhy: {
    one: `{count} review, a rating needs ${MIN_GROUP}`,
    other: `{count} reviews, a rating needs ${MIN_GROUP}`,
  },
  places: (hq: string, others: number) => `${hq} and ${others} more`,
  people: (size: string) => `${size.replace('-', '–')} people`,
  since: (year: number) => `since ${year}`,
  follow: 'Follow',
  following: 'Following',
  notFoundTitle: 'There is no company at this address',
  notFoundText: (name: string) =>
    `We looked for “${name}”. It may be spelt differently here, or nobody has written about it yet.`,
  allCompanies: 'All companies',
  elseTitle: 'None of these?',
  elseText:
    'Search finds a company by its short, legal and earlier names too. If nobody has written about it yet, you can write the first review.',
  elseTitleAlone: 'Keep looking',
  searchForIt: 'Search for it',
  aside: 'More about this company',
  near: 'Did you mean',
} as const;
