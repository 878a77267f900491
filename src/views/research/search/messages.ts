import type { SearchSection } from '@/core/research/search/search-address';
import type { FilterKey } from '@/core/research/search/search-results';
import type { OptionGroup } from '@/stores/research/search/search-box.store';

/** Names of the groups of options and of results. */
const groups: Readonly<Record<OptionGroup, string>> = {
  answer: 'Answer',
  recent: 'On this device',
  visited: 'You looked at',
  mostSalaries: 'Most reported salaries',
  mostReviews: 'Most reviewed companies',
  page: 'Pages',
  company: 'Companies',
  designation: 'Designations',
  skill: 'Skills',
  city: 'Cities',
  college: 'Colleges',
  topic: 'Communities',
  department: 'Departments',
  post: 'Posts',
};

/** Names of the sections that a typed word can ask for. */
const sections: Readonly<Record<SearchSection, string>> = {
  reviews: 'Reviews',
  salaries: 'Salaries',
  interviews: 'Interview questions',
  jobs: 'Jobs',
  benefits: 'Benefits',
  photos: 'Office photos',
};

const filters: Readonly<Record<FilterKey, string>> = { location: 'City of the headquarters', industry: 'Industry' };

/** Texts of search. */
export const messages = {
  search: 'Search',
  boxLabel: 'Search companies, designations, cities, communities and posts',
  placeholder: 'Company, role, city',
  clear: 'Clear the box',
  close: 'Close search',
  suggestions: 'Suggestions',
  groups,
  sections,
  filters,
  recentSearch: 'recent search',
  clearRecent: 'Clear recent',
  allResults: 'All results',
  withoutHits: (values: readonly string[]) =>
    `No matching companies for ${new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(values.map((value) => `“${value}”`))}.`,
  showing: 'Showing results for ',
  nothing: 'Nothing for ',
  nothingHint: 'Try fewer letters, a city, or the name in Hindi.',
  looking: 'Looking',
  failed: 'Suggestions did not load. Press Enter for all results.',
  foundCount: { one: '{count} suggestion', other: '{count} suggestions' },
  moveKeys: 'move',
  openKey: 'open',
  partsKey: 'its pages',
  closeKey: 'close',
  description: 'Companies, designations, skills, cities, communities and posts.',
  resultsFor: (text: string) => `Results for “${text}”`,
  beginTitle: 'What are you looking for?',
  beginText:
    'A company by any of its names, a role (short forms like SDE work), a skill, a city, a community, or words of a post.',
  types: 'Types of results',
  totals: { one: '{count} result', other: '{count} results' },
  typed: (text: string) => `You typed “${text}”.`,
  loading: 'Loading results',
  emptyTitle: (text: string) => `Nothing found for “${text}”`,
  emptyText: 'Try fewer or other words, or look through a section.',
  doors: [
    {
      screen: 'CompaniesList',
      label: 'Companies',
      about: 'Ratings, salaries and interviews of each, by industry and city',
    },
    { screen: 'Salaries', label: 'Salaries', about: 'Medians with their ranges, by role, company and industry' },
    { screen: 'Interviews', label: 'Interviews', about: 'What was asked, how hard it was and how it ended' },
    { screen: 'Jobs', label: 'Jobs', about: 'What is offered beside what is usual for the role' },
    { screen: 'Communities', label: 'Communities', about: 'Questions and answers by topic, company and department' },
  ],
  ofCompany: (name: string) => ` of ${name}`,
  emptyFiltered: 'No companies match these filters.',
  withoutFilters: 'Show all without filters',
  allTypes: 'Search all types',
  failedTitle: 'The results did not load',
  tryAgain: 'Try again',
  allOf: (count: string) => `All ${count}`,
  firstOf: (shown: string, total: string) => `The first ${shown} of ${total}. Add a word to find the others.`,
  moreThan: (count: string) => `${count}+`,
  outOfFive: ' out of 5',
  noRating: { one: '{count} of 5 ratings so far', other: '{count} of 5 ratings so far' },
  noReviews: 'No reviews yet',
  noSalaries: 'Too few salaries',
  salaries: { one: '{count} salary', other: '{count} salaries' },
  median: (pay: string) => `Median ${pay}`,
  newest: (count: string, month: string | null) => (month === null ? count : `${count}, newest ${month}`),
  salaryIn: (isInCity: boolean) => (isInCity ? 'salary' : 'salary in India'),
  aYear: 'a year',
  medianOf: (count: string) => `Median of ${count}`,
  halfEarn: (range: string) => `Half earn ${range}`,
  reviews: { one: '{count} review', other: '{count} reviews' },
  followers: { one: '{count} follower', other: '{count} followers' },
  ofSkill: { one: '{count} question or opening', other: '{count} questions and openings' },
  comments: { one: '{count} comment', other: '{count} comments' },
  narrow: 'Narrow it',
  hint: 'Not what you meant?',
  hintText:
    'Short forms work: SDE, BA, HR. So do legal names, old names and names in Hindi. With “salary” or “interview” a result leads there.',
} as const;
