const PAGES = {
  jobs: {
    label: 'Jobs',
    asked: [
      ...['jobs', 'job', 'vacancy', 'vacancies', 'job openings', 'openings', 'hiring', 'walk in', 'walk in interview'],
      ...['part time jobs', 'part time job', 'government jobs', 'government job', 'govt jobs', 'sarkari jobs'],
    ],
  },
  'jobs-for-freshers': {
    label: 'Jobs for freshers',
    asked: [
      ...['freshers jobs', 'fresher jobs', 'fresher job', 'jobs for freshers', 'job for fresher', 'freshers'],
      ...['b tech', 'btech', 'b tech jobs', 'btech jobs', 'b com', 'bcom', 'b sc', 'bsc', 'bca', 'bba'],
    ],
  },
  'remote-jobs': {
    label: 'Remote jobs',
    asked: ['work from home', 'work from home jobs', 'remote jobs', 'remote job', 'remote work', 'remote'],
  },
  internships: { label: 'Internships', asked: ['internship', 'internships', 'intern jobs', 'intern'] },
  salaries: {
    label: 'Salaries',
    asked: ['salary', 'salaries', 'package', 'packages', 'fresher salary', 'freshers salary'],
  },
  interviews: {
    label: 'Interview questions',
    asked: ['interview questions', 'interview question', 'interview', 'interviews', 'interview experience'],
  },
  'take-home-calculator': {
    label: 'Take-home pay calculator',
    asked: [
      'ctc',
      'in hand',
      'in hand salary',
      'take home',
      'take home salary',
      'take home calculator',
      'ctc calculator',
      'salary calculator',
      'pf',
      'pf calculator',
      'provident fund',
      'epf',
      'income tax',
      'tax calculator',
    ],
  },
  'hike-calculator': {
    label: 'Hike calculator',
    asked: ['hike', 'hike calculator', 'salary hike', 'salary hike calculator'],
  },
  'hra-calculator': { label: 'HRA calculator', asked: ['hra', 'hra calculator', 'house rent allowance'] },
  'gratuity-calculator': { label: 'Gratuity calculator', asked: ['gratuity', 'gratuity calculator'] },
  'exit-pack': {
    label: 'Leaving a job',
    asked: ['leaving a job', 'full and final settlement', 'final settlement', 'fnf', 'relieving letter', 'resignation'],
  },
  companies: {
    label: 'Companies',
    asked: [
      'companies',
      'company list',
      'list of companies',
      'top companies',
      'best companies',
      'companies to work for',
    ],
  },
  awards: { label: 'Awards', asked: ['awards', 'company awards', 'best companies to work for'] },
  compare: { label: 'Compare companies', asked: ['compare', 'compare companies', 'company comparison'] },
  'job-check': {
    label: 'Is this job real?',
    asked: [
      'is this job real',
      'job scam',
      'job fraud',
      'fake job',
      'fake offer letter',
      'job scams',
      'scam',
      'fraud',
      'security deposit',
      'registration fee',
      'fake offer',
      'fake job offer',
    ],
  },
  'paid-fairly': { label: 'Are you paid fairly?', asked: ['am i paid fairly', 'are you paid fairly', 'fair pay'] },
  'who-can-see-what': {
    label: 'How anonymity works',
    asked: [
      'anonymity',
      'anonymous',
      'is it anonymous',
      'is this anonymous',
      'am i anonymous',
      'who sees my name',
      'who can see my review',
      'who sees my review',
      'can my boss see my review',
      'who can see my name',
      'who knows my name',
      'who knows who i am',
      'who can see what',
      'is my name shown',
      'privacy',
    ],
  },
} as const;

export type SearchPage = keyof typeof PAGES;

const PLACED_PAGES: readonly string[] = ['jobs', 'jobs-for-freshers', 'internships', 'companies'];

const FILLERS: ReadonlySet<string> = new Set(['for', 'in', 'of', 'the', 'near', 'me', 'my', 'what', 'is', 'to']);
const AMOUNTS = /\d[\d.,]*\s*(?:lpa|lakhs?|lacs?|l|crores?|cr|k)(?![\p{L}\p{N}])/gu;
const named = new Map(
  Object.entries(PAGES).flatMap(([key, { asked }]) =>
    asked.map((words) => [wordsOf(words).toSorted().join(' '), key] as const),
  ),
);

export function searchPageFor(typed: string): { readonly key: string; readonly label: string } | null {
  const key = named.get(wordsOf(typed).toSorted().join(' '));
  const page = Object.entries(PAGES).find(([one]) => one === key);
  return page === undefined ? null : { key: page[0], label: page[1].label };
}

/** Returns pages for a text that begins or ends with the city. */
export function cityPagesFor(
  typed: string,
): readonly { readonly page: NonNullable<ReturnType<typeof searchPageFor>>; readonly city: string }[] {
  const words = wordsOf(typed);
  return words.slice(1).flatMap((_, place) => {
    const [first, rest] = [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')];
    return [
      { page: searchPageFor(first), city: rest },
      { page: searchPageFor(rest), city: first },
    ].flatMap(({ page, city }) => (page !== null && PLACED_PAGES.includes(page.key) ? [{ page, city }] : []));
  });
}

function wordsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(AMOUNTS, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !FILLERS.has(word));
}
