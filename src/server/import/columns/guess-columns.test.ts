import { describe, expect, it } from 'vitest';
import { importKinds } from '@/server/import/kinds/import-kinds';
import { guessColumns } from './guess-columns';

type Case = readonly [string, Readonly<Record<string, readonly string[]>>, Readonly<Record<string, string>>];

const CASES: readonly Case[] = [
  [
    'reviews',
    {
      id: ['0', '1', '2'],
      Title: ['Weaver', 'Dyer', 'Weaver'],
      overall_rating: ['4', '5', '3'],
      date: ['12 Aug 2022', '13 Aug 2022', '14 Aug 2022'],
    },
    { rating: 'overall_rating', date: 'date', jobProfile: 'Title' },
  ],
  [
    'reviews',
    {
      company: ['Ochre', 'Ochre', 'Ochre'],
      id: ['77', '77', '77'],
      rating: ['4', '5', '3'],
      date: ['2022-05', '2022-05', '2022-05'],
    },
    { company: 'company', rating: 'rating', date: 'date' },
  ],
  [
    'reviews',
    { id: ['a7', 'c1', 'b9'], rating: ['4', '5', '3'], date: ['2022-05', '2022-05', '2022-05'] },
    { id: 'id', rating: 'rating', date: 'date' },
  ],
  [
    'reviews',
    { title: ['"Good looms"', '"Bad looms!"'], rating: ['4', '5'], date: ['2022-05', '2022-05'] },
    { title: 'title', rating: 'rating', date: 'date' },
  ],
  [
    'salaries',
    {
      Company: ['Ochre'],
      Role: ['Weaver'],
      'Total Years at Company': ['no'],
      'Total Applicants': ['12'],
      'Base (in LPA)': ['12.5'],
    },
    { company: 'Company', jobProfile: 'Role', base: 'Base (in LPA)' },
  ],
  [
    'salaries',
    { कंपनी: ['Ochre'], पद: ['Weaver'], वेतन: ['4 लाख'], अनुभव: ['3 वर्ष'], शहर: ['Pune'] },
    { company: 'कंपनी', jobProfile: 'पद', total: 'वेतन', experience: 'अनुभव', location: 'शहर' },
  ],
  [
    'jobs',
    {
      job: ['Weaver'],
      company_name: ['Ochre'],
      hiring_person_link: ['https://people.example/1'],
      'Last date to apply': ['2026-01-31'],
      posted_day_ago: ['2 weeks'],
    },
    { title: 'job', company: 'company_name', posted: 'posted_day_ago' },
  ],
  [
    'companies',
    { name: ['Ochre'], ctype: ['Textiles'], 'Unnamed: 0': ['1'], CEO: ['A. Weaver'] },
    { name: 'name', industry: 'ctype' },
  ],
];

describe('headers of public files', () => {
  it.each(CASES)('of %s: %j', (of, columns, expected) => {
    const kind = importKinds.find(({ name }) => name === of);
    const guessed = guessColumns(kind?.columns ?? {}, Object.keys(columns), (header) => columns[header] ?? []);
    expect(guessed.columns).toEqual(expected);
  });
});
