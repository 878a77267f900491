export const FIRMS = ['Quixwell Partners', 'Brindal Foods', 'Ostrava Motors', 'Zennor Textiles', 'Lumbra Health'];
export const ROLES = ['Loom Tester', 'Kiln Keeper', 'Tram Driver', 'Reed Cutter', 'Wick Trimmer'];
export const PHRASES = [
  'The canteen is warm and the people are patient with newcomers',
  'Shifts change too often and nobody says why before the week begins',
  'You learn a lot from the older weavers if you ask them',
  'The roof leaks when it rains and the fans are loud in summer',
  'Leave is granted without a fuss and the pay comes on the first',
];

export type CellOf = (row: number) => string;

export interface AnyTable {
  readonly headers: Readonly<Record<string, string>>;
  readonly cells: Readonly<Record<string, CellOf>>;
}

/** Rows of one company are adjacent. */
export const ROWS_OF_A_FIRM = 24;

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const firm: CellOf = (n) => pick(FIRMS, Math.floor(n / ROWS_OF_A_FIRM));
const city: CellOf = (n) => pick(['Pune', 'Surat', 'Kochi'], n);
const day: CellOf = (n) => `${1 + (n % 27)}/${1 + (n % 12)}/2023`;
const role: CellOf = (n) => pick(ROLES, n * 3);
const phrase: CellOf = (n) => `${pick(PHRASES, n)} ${pick(FIRMS, n * 3)} ${n}`;

export const FOREIGN: Readonly<Record<string, CellOf>> = {
  Followers: (n) => `${(n % 90) + 1}.${n % 10}k`,
  'Page Number': (n) => `https://site.example/page/${n}`,
  'Number of Offices': (n) => `${(n % 30) + 2} offices`,
  Codes: (n) => `X-${n * 7}`,
  'Scraped Stamp': (n) => `2021-0${(n % 9) + 1}-11`,
};

export const anyTables: Readonly<Record<string, AnyTable>> = {
  reviews: {
    headers: {
      company: 'Company Name',
      rating: 'Overall Rating',
      date: 'Review Date',
      likes: 'Pros',
      dislikes: 'Cons',
      location: 'City',
      jobProfile: 'Job Title',
    },
    cells: {
      company: firm,
      rating: (n) => String(1 + ((n * 7) % 5)),
      date: day,
      likes: phrase,
      dislikes: (n) => `${pick(PHRASES, n + 2)} ${n}`,
      location: city,
      jobProfile: role,
    },
  },
  salaries: {
    headers: {
      company: 'Company Name',
      jobProfile: 'Job Title',
      total: 'Total Compensation',
      experience: 'Years of Experience',
      location: 'Location',
      date: 'Reported On',
    },
    cells: {
      company: firm,
      jobProfile: role,
      total: (n) => `₹${400_000 + n * 13_000}`,
      experience: (n) => `${n % 17} years`,
      location: city,
      date: day,
    },
  },
  interviews: {
    headers: {
      company: 'Company',
      jobProfile: 'Role',
      date: 'Interview Date',
      outcome: 'Offer',
      difficulty: 'Difficulty',
      location: 'Location',
      story: 'Process',
      questions: 'Interview Questions',
    },
    cells: {
      company: firm,
      jobProfile: role,
      date: day,
      outcome: (n) => pick(['No Offer', 'Accepted Offer', 'Declined Offer'], n),
      difficulty: (n) => pick(['Easy', 'Average', 'Difficult'], n),
      location: city,
      story: phrase,
      questions: (n) => `Why did the ${role(n).toLowerCase()} number ${n} stop the loom?`,
    },
  },
  questions: {
    headers: { question: 'Question', company: 'Company', jobProfile: 'Role', times: 'Times Asked', link: 'Link' },
    cells: {
      question: (n) => `How would a ${role(n).toLowerCase()} mend warp number ${n}?`,
      company: firm,
      jobProfile: role,
      times: (n) => String(1 + (n % 9)),
      link: (n) => `https://questions.example/q/${n}`,
    },
  },
  tenure: {
    headers: {
      company: 'Company',
      joined: 'Joining Quarter',
      left: 'Last Working Day',
      date: 'Reported On',
      location: 'City',
      offer: 'Offer',
      exit: 'How It Ended',
      noticeDays: 'Notice Days',
      settlement: 'Settlement Days',
      relievingLetter: 'Relieving Letter',
    },
    cells: {
      company: firm,
      joined: (n) => `202${n % 3}-Q${(n % 4) + 1}`,
      left: (n) => `2025-0${(n % 9) + 1}-1${n % 10}`,
      date: day,
      location: city,
      offer: (n) => pick(['Kept', 'Changed'], n),
      exit: (n) => pick(['Resigned', 'Laid off', 'Contract ended'], n),
      noticeDays: (n) => String(30 * (n % 4)),
      settlement: (n) => String(6 + ((n * 7) % 120)),
      relievingLetter: (n) => pick(['On the last day', 'Later', 'Refused'], n),
    },
  },
  jobs: {
    headers: {
      title: 'Job Title',
      company: 'Company',
      location: 'Location',
      pay: 'Salary',
      experience: 'Experience',
      skills: 'Skills',
      description: 'Job Description',
      link: 'Job URL',
      posted: 'Posted On',
    },
    cells: {
      title: (n) => `${role(n)} ${n % 7}`,
      company: firm,
      location: city,
      pay: (n) => `${3 + (n % 5)}-${9 + (n % 4)} Lacs PA`,
      experience: (n) => `${n % 6}-${(n % 6) + 4} Yrs`,
      skills: (n) => pick(['Warping; Reeling', 'Dyeing; Drying', 'Carding'], n),
      description: phrase,
      link: (n) => `https://jobs.example/o/${n}`,
      posted: day,
    },
  },
  companies: {
    headers: {
      name: 'Company Name',
      industry: 'Industry',
      headquarters: 'Headquarters',
      popularity: 'Total Reviews',
      website: 'Website',
      founded: 'Founded',
      worldwide: 'Company Size',
    },
    cells: {
      name: (n) => `${pick(FIRMS, n)} of ${pick(ROLES, Math.floor(n / 5))}s ${'ABCDEFGH'.charAt(n % 8)}`,
      industry: (n) => pick(['Banking', 'Retail', 'Logistics'], n),
      headquarters: city,
      popularity: (n) => `${n % 90}.5k Reviews`,
      website: (n) => `https://firm${n}.example.in`,
      founded: (n) => String(1950 + (n % 70)),
      worldwide: (n) => pick(['11-50', '51-200', '201-500'], n),
    },
  },
  colleges: {
    headers: { name: 'College Name', city: 'City', state: 'State', ownership: 'Ownership' },
    cells: {
      name: (n) => `${pick(ROLES, n)} College of ${pick(FIRMS, Math.floor(n / 5))} ${'ABCDEFGH'.charAt(n % 8)}`,
      city,
      state: (n) => pick(['Maharashtra', 'Gujarat', 'Kerala'], n),
      ownership: (n) => pick(['Government', 'Private'], n),
    },
  },
};

export function misspelt(header: string, place: number, way: number): string {
  const at = 1 + (place % Math.max(1, header.length - 2));
  const [one = '', two = ''] = [header[at], header[at + 1]];
  if (!/\p{L}/u.test(one) || !/\p{L}/u.test(two)) return header;
  const middle = [two, one + one + two, two + one][way % 3] ?? '';
  return header.slice(0, at) + middle + header.slice(at + 2);
}
