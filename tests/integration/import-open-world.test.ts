import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { boolean, integer, nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const counts = (rows: number, added: number, rest: string): string => `${rows} rows: ${added} added, ${rest}`;
const clean = '0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out';

const FILES: readonly (readonly [name: string, kind: string, content: string, printed: readonly string[]])[] = [
  [
    'warp_works_reviews.csv',
    'reviews',
    'id,Title,place,date,overall_rating,likes\n0,Weaver,Pune,12 Aug 2022,4,Tea\n1,Dyer,Pune,13 Aug 2022,5,Yarn\n2,Carder,Pune,14 Aug 2022,3,Wool\n',
    ['company ← is "Warp Works" in every row', 'not read: id', counts(3, 3, clean.replace('0 values', '3 values'))],
  ],
  [
    'warp_works_reviews_2.csv',
    'reviews',
    'id,Title,place,date,overall_rating,likes\n0,Reeler,Pune,12 Aug 2023,4,Light\n1,Spinner,Pune,13 Aug 2023,5,Calm\n2,Dyer,Pune,14 Aug 2023,3,Fair\n',
    [counts(3, 3, clean.replace('0 values', '3 values'))],
  ],
  [
    'headlines.csv',
    'reviews',
    'company,title,status,date,rating,pros\nWarp Works,"""Kind people""",Former Employee - Software Engineer,"Apr 5, 2015",4,Tea\n',
    ['title ← "title"', counts(1, 1, clean)],
  ],
  [
    'cut.csv',
    'reviews',
    'company,date,rating,pros,cons\nWeft Works,2024-01-05,4,Tea,Noise\ncompany,date,rating,pros,cons\nWeft Works,2024-01-06,4,Li',
    ['1 × refused: has the headers again', '1 × refused: the file breaks off in this row', counts(3, 1, '0 updated')],
  ],
  [
    'lakh_mixed.csv',
    'salaries',
    'Company,Role,CTC,Currency\nPirn Works,Weaver,4.5,\nPirn Works,Dyer,"₹9,00,000",\nPirn Works,Carder,12,\nPirn Works,Planner,90,USD\n',
    ['unit ← is "lakh" in every row', '1 × refused: is paid in USD', counts(4, 3, '0 updated')],
  ],
  [
    'in_thousands.csv',
    'salaries',
    'Company,Role,"Salary (in thousands)"\nTwill Works,Weaver,450\nTwill Works,Dyer,600\n',
    ['unit ← is "thousand" in every row', counts(2, 2, clean)],
  ],
  [
    'in_crore.csv',
    'salaries',
    'Company,Role,CTC (Cr)\nTwill Works,Planner,1.2\n',
    ['unit ← is "crore" in every row', counts(1, 1, clean)],
  ],
  [
    'hindi.csv',
    'salaries',
    'कंपनी,पद,शहर,वेतन,अनुभव\nQuill Works,Weaver,दिल्ली,4.5 लाख,3 वर्ष\nQuill Works,Dyer,हैदराबाद,"₹ 25,000 प्रति माह",५\n',
    ['total ← "वेतन"', counts(2, 2, clean)],
  ],
  [
    'one_place.csv',
    'salaries',
    'Company,Role,CTC,Location\nReed Works,Weaver,4 LPA,"Hyderabad, Pakistan"\nReed Works,Dyer,5 LPA,Manila\nReed Works,Carder,6 LPA,Gurgoan\nReed Works,Reeler,7 LPA,India\n',
    [
      '2 × refused: "…" is not in India',
      counts(4, 2, '0 updated, 0 unchanged, 0 repeat another row, 2 refused, 0 values'),
    ],
  ],
  [
    'postings.csv',
    'jobs',
    'job,company_name,location,posted_day_ago,hiring_person_link,Salary\n"Spinner\nnew",Heddle Works,"Pune, United States (USA)",2 weeks,https://people.example/1,3 -5 LPA\n',
    ['not read: hiring_person_link', '"ago" is counted from 2026-11-20', counts(1, 1, clean)],
  ],
  [
    'one_company.json',
    'reviews',
    '{"total":2,"company":{"name":"Umber Works"},"reviews":[{"rating":4,"date":"2024-01-02","pros":"Tea"},{"rating":3,"date":"2024-02-02","pros":"Light"}]}',
    ['company ← "outer.company.name", as in Umber Works', counts(2, 2, clean)],
  ],
  [
    'stipends.csv',
    'jobs',
    'title,company,location,Stipend\nHelper,Heddle Works,Pune,10000\nRunner,Heddle Works,Pune,12000\n',
    ['period ← is "month" in every row', counts(2, 2, clean)],
  ],
  [
    'packed.csv',
    'companies',
    'Company,Industry\nLoomline,Surat +5 other locations\nLoomline Pvt Ltd,Kite Making\nHackleHouse.com,"Hardware & Networking"\n',
    [counts(3, 2, '0 updated, 0 unchanged, 1 repeat another row, 0 refused, 1 values left out')],
  ],
  [
    'again.csv',
    'companies',
    'Company,Founded\nLOOMLINE LIMITED,1999\nHacklehouse,2001\n',
    [counts(2, 0, '2 updated, 0 unchanged')],
  ],
  [
    'census.csv',
    'cities',
    'City,State\nHardwar,Uttarakhand\nDehraDun,Uttarakhand\nDarjiling,West Bengal\nKathUrban Agglomeration,Bihar\n',
    ['1 × refused: "…" is not a city name', counts(4, 0, '2 updated, 1 unchanged')],
  ],
  [
    'courses.csv',
    'taxonomies',
    'course,short form\nBachelors of Technology,(B.Tech)\n',
    ['list ← is "courses" in every row', counts(1, 0, '1 updated')],
  ],
  [
    'panel.csv',
    'interviews',
    'company,role,questions\nHeddle Works,Weaver,1. What is a warp? 2. Name three looms\nHeddle Works,Dyer,What is a weft | What is madder?\n',
    [counts(2, 2, clean)],
  ],
];

describe.each(testDatabaseKinds)('what is easily taken for another thing, on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf, importing } = importer;

  beforeAll(() => importing(['companies', fileOf('known.csv', 'company\nWarp Works\n')]));

  it.each(FILES)('%s goes in as %s', async (name, of, content, expected) => {
    const file = fileOf(name, content);
    const { printed } = await importing([of, file]);
    for (const part of expected) expect(printed.replaceAll(/ +/g, ' ')).toContain(part);
    const again = (await importing([of, file])).printed;
    expect(again).toContain(' 0 added, 0 updated, ');
  });

  it('reads the lists of all companies, not the longest one alone', async () => {
    const file = fileOf(
      'lists.json',
      '{"Selvage Works":[{"role":"Weaver","questions":"What is a selvage?"}],"Tassel Works":[{"role":"Dyer","questions":"What is a tassel?"},{"role":"Dyer","questions":"Why tassels at all?"}]}',
    );
    const { printed } = await importing(['interviews', file, '--column', 'company=key']);
    expect(printed).toContain('company     ← "key", as in Selvage Works');
    expect(printed).toContain(counts(3, 3, clean));
  });

  it('leaves an interview of no day in the month in which it came', async () => {
    const rows = 'company,role,questions\nReed Works,Weaver,What is a reed?\n';
    await importing(['interviews', fileOf('undated.csv', rows)]);
    const later = await importing(['interviews', fileOf('undated_2.csv', `${rows}Reed Works,Dyer,What is weld?\n`)], {
      now: () => Date.UTC(2027, 1, 20),
    });
    expect(later.printed).toContain(counts(2, 1, '0 updated, 1 unchanged'));
  });

  it('is kept as a person reads it', async () => {
    const salaries = await select(
      importer.database,
      { company: text, role: text, city: nullable(text), years: nullable(integer), fixed: integer },
      `select c.name as company, p.name as role, l.name as city, s.experience::int as years, s.fixed
       from research.salaries s join catalog.companies c on c.id = s.company_id join catalog.job_profiles p on p.id = s.job_profile_id
       left join catalog.locations l on l.id = s.location_id order by c.name, s.fixed`,
    );
    expect(salaries).toEqual([
      { company: 'Pirn Works', role: 'Weaver', city: null, years: null, fixed: 450_000 },
      { company: 'Pirn Works', role: 'Dyer', city: null, years: null, fixed: 900_000 },
      { company: 'Pirn Works', role: 'Carder', city: null, years: null, fixed: 1_200_000 },
      { company: 'Quill Works', role: 'Dyer', city: 'Hyderabad', years: 5, fixed: 300_000 },
      { company: 'Quill Works', role: 'Weaver', city: 'Delhi', years: 3, fixed: 450_000 },
      { company: 'Reed Works', role: 'Carder', city: 'Gurugram', years: null, fixed: 600_000 },
      { company: 'Reed Works', role: 'Reeler', city: null, years: null, fixed: 700_000 },
      { company: 'Twill Works', role: 'Weaver', city: null, years: null, fixed: 450_000 },
      { company: 'Twill Works', role: 'Dyer', city: null, years: null, fixed: 600_000 },
      { company: 'Twill Works', role: 'Planner', city: null, years: null, fixed: 12_000_000 },
    ]);
    const jobs = await select(
      importer.database,
      { title: text, low: integer, high: integer, link: nullable(text), day: text, places: integer },
      `select title, min_ctc as low, max_ctc as high, apply_url as link, posted_on::text as day, cardinality(location_ids) as places from research.jobs order by posted_on, low`,
    );
    expect(jobs).toEqual([
      { title: 'Helper', low: 120_000, high: 120_000, link: null, day: '2026-10-20', places: 1 },
      { title: 'Runner', low: 144_000, high: 144_000, link: null, day: '2026-10-20', places: 1 },
      { title: 'Spinner', low: 300_000, high: 500_000, link: null, day: '2026-11-06', places: 1 },
    ]);
    const reviews = await select(
      importer.database,
      { company: text, reviews: integer, headline: nullable(text), role: boolean },
      `select c.name as company, count(*)::int as reviews, max(r.title) as headline, bool_or(r.job_profile_id is not null and r.title is not null) as role
       from research.reviews r join catalog.companies c on c.id = r.company_id group by c.name order by c.name`,
    );
    expect(reviews).toEqual([
      { company: 'Umber Works', reviews: 2, headline: null, role: false },
      { company: 'Warp Works', reviews: 7, headline: '"Kind people"', role: true },
      { company: 'Weft Works', reviews: 1, headline: null, role: false },
    ]);
    const companies = await select(
      importer.database,
      { name: text, city: text },
      `select name, headquarters as city from catalog.companies where name ilike '%loom%line%' or name ilike '%hackle%' order by name`,
    );
    expect(companies).toEqual([
      { name: 'HackleHouse.com', city: '' },
      { name: 'Loomline', city: 'Surat' },
    ]);
    const questions = await select(
      importer.database,
      { question: text },
      `select text as question from research.interview_questions where text not like '%re_d?' and text not like '%weld?' and text !~ 'selvage|tassel' order by text`,
    );
    expect(questions.map(({ question }) => question)).toEqual([
      'Name three looms',
      'What is a warp?',
      'What is a weft',
      'What is madder?',
    ]);
  });
});
