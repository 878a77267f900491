import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { integer, nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

type Layout = readonly [
  name: string,
  kind: string,
  content: string | Uint8Array,
  columns: readonly string[],
  counts: string,
];

const counts = (rows: number, added: number, refused = 0, leftOut = 0, updated = 0) =>
  `${rows} rows: ${added} added, ${updated} updated, 0 unchanged, 0 repeat another row, ${refused} refused, ${leftOut} values left out`;

/** Public layouts with easily confused facts, and invented rows. */
const LAYOUTS: readonly Layout[] = [
  [
    'company_master.csv',
    'companies',
    'COMPANY_NAME,COMPANY_STATUS,COMPANY_CATEGORY,DATE_OF_REGISTRATION,PRINCIPAL_BUSINESS_ACTIVITY_AS_PER_CIN\n' +
      'OCHRE LOOMS PRIVATE LIMITED,ACTV,Company limited by Shares,19-10-1981,Kite Making\nSLOE MILLS LIMITED,Strike Off,Company limited by Shares,01-02-1999,Kite Making\n',
    ['industry ← "PRINCIPAL_BUSINESS_ACTIVITY_AS_PER_CIN"', 'founded ← "DATE_OF_REGISTRATION"', '(its status is "…")'],
    counts(2, 1, 1, 1),
  ],
  [
    'scrape.csv',
    'companies',
    'Company_Name,Company_Type,No_of_Employee\nWarp House,Public,5.0\nWeft House,Private,7\n',
    ['not read: Company_Type, No_of_Employee'],
    counts(2, 2),
  ],
  [
    'startups.csv',
    'companies',
    'Sr No,Startup Name,Industry Vertical,City  Location,Investors Name\n1,Zetaly\\xe2\\x80\\x99s Looms,Kite Making,Surat,Somebody\n',
    ['name ← "Startup Name", as in Zetaly’s Looms', 'industry ← "Industry Vertical"'],
    counts(1, 1, 0, 1),
  ],
  [
    'bars_in_cells.csv',
    'companies',
    'Name,Facts,Reviews\nHackle House,Kite Making | 50 Employees | Public | 52 years old | Pune + 9 more,9.5k\nLingo House,Kite Making | 50 Employees | Public | 2 years old | Surat,12\n',
    ['CSV with ","', 'popularity ← "Reviews"'],
    counts(2, 2),
  ],
  [
    'bourse.csv',
    'companies',
    'Security Code,Issuer Name,Security Id,Industry\n5001,Reed House,REED,Kite Making,\n5002,Heddle House,HEDD,Kite Making,\n',
    ['name ← "Issuer Name"'],
    counts(2, 2, 0, 2),
  ],
  [
    'kinds.csv',
    'companies',
    'Company,Type\nPirn House,Privately Held\nQuill House,Nonprofit\n',
    ['not read: Type'],
    counts(2, 2),
  ],
  [
    'split.json',
    'companies',
    '{"columns":["Company","City"],"data":[["Madder Works","Surat"]]}',
    ['name ← "Company", as in Madder Works'],
    counts(1, 1),
  ],
  [
    'by_columns.json',
    'companies',
    '{"Company":{"0":"Woad Works"},"City":{"0":"Surat"}}',
    ['headquarters ← "City"'],
    counts(1, 1),
  ],
  [
    'answer.json',
    'companies',
    '{"status":"ok","data":{"total":1,"tags":[],"companies":[{"name":"Weld Works"},{"name":"Kermes Works"},{"name":"Henna Works"},{"name":"Lac Works"}]}}',
    ['name ← "name", as in Weld Works'],
    counts(4, 4),
  ],
  ['hindi.csv', 'companies', 'Company,City\nटाटा लूम्स,बेंगलुरु\n', ['as in टाटा लूम्स'], counts(1, 1)],
  [
    'one_letter_cut.csv',
    'companies',
    Buffer.concat([
      Buffer.from('Company,City\nCalender Café,Surat\nGauze Café,पुणे\nLace Caf'),
      Buffer.of(0xc3),
      Buffer.from(',Surat\n'),
    ]),
    ['CSV with ",", ', 'as in Calender Café'],
    counts(3, 3),
  ],
  [
    'excel.csv',
    'companies',
    Buffer.concat([Buffer.from('Company,City\nDyer'), Buffer.of(0x92), Buffer.from('s House '), Buffer.of(0x96, 0x0a)]),
    ['windows-1252', 'as in Dyer’s House –'],
    counts(1, 1),
  ],
  [
    'no_mark.csv',
    'companies',
    Buffer.from('Company,City\nGalls Café,Surat\n', 'utf16le'),
    ['utf-16le', 'as in Galls Café'],
    counts(1, 1),
  ],
  [
    'DataAnalyst.csv',
    'jobs',
    '"",Job Title,Salary Estimate,Company Name,Location,Type of ownership\n0,Weaver Job in Pune,₹4L-₹8L (Glassdoor est.),"Ochre Looms\n3.2",Pune,Company - Private\n' +
      '1,Dyer,"₹ 10,000 lump sum",Ochre Looms,Pune,Company - Public\n2,Planner,90000,Ochre Looms,"Austin, TX",Company - Public\n',
    [
      'pay ← "Salary Estimate"',
      'not read: column 1, Type of ownership',
      'is paid once',
      '1 × refused: "…" is not in India',
    ],
    counts(3, 2, 1, 1),
  ],
  [
    'naukri_sample.csv',
    'jobs',
    'company,jobtitle,joblocation_address,payrate,postdate\nOchre Looms,Carder,"Surat, Pune","1,50,000 - 2,25,000 P.A",2016-05-21 19:30:00 +0000\n',
    ['location ← "joblocation_address"', 'pay ← "payrate"'],
    counts(1, 1),
  ],
  [
    'postings.json',
    'jobs',
    '{"data":[{"title":"Spinner","company":{"name":"Ochre Looms"},"locations":[{"city":"Surat","state":"Gujarat"},{"city":"Pune"}],"applyUrl":"","url":"https://jobs.example/9"}]}',
    ['link ← "url"', 'location ← "locations"'],
    counts(1, 1),
  ],
  [
    'offers.csv',
    'jobs',
    'title,company,location,salary,currency\nReeler,Ochre Looms,"Austin, TX",90000,\n',
    ['1 × refused: "…" is not in India'],
    counts(1, 0, 1, 0),
  ],
  [
    'Ochre_Looms_Reviews_from_AmbitionBox.csv',
    'reviews',
    'Title,Job_type,Date,Overall_rating,job_security,Likes\nWeaver,Full Time,12 Aug 2023,4,0,Good tea\n',
    ['company ← is "Ochre Looms" in every row', 'security ← "job_security"'],
    counts(1, 1, 0, 1),
  ],
  [
    'texts.csv',
    'reviews',
    'Company,Rating,Review,Date\nWarp House,5,Calm place,5 June 2023\nWarp House,1,Loud place,5 June 2023\n',
    ['text ← "Review", as in Calm place'],
    counts(2, 2),
  ],
  [
    'thousands.csv',
    'salaries',
    'Job Title,Company,Location,Base Pay,Additional Pay\nCarder,Thrum House,Pune,₹6L,₹50T\n',
    ['bonus ← "Additional Pay"'],
    counts(1, 1),
  ],
  [
    'levels_in_dollars.csv',
    'salaries',
    'company,title,totalyearlycompensation,location,yearsofexperience\nOchre,Weaver,180000,"Seattle, WA",3\nOchre,Weaver,52000,"Pune, MH, India",3\nOchre,Dyer,190000,"Portland, OR",3\n',
    ['currency ← is "UNCLEAR" in every row', '1 × refused: "…" is not in India', '2 × refused: has neither currency'],
    counts(3, 0, 3),
  ],
  [
    'small_amounts.csv',
    'salaries',
    'Company,Job Title,Salary\nOchre,Weaver,25000\nOchre,Dyer,32000\n',
    ['currency ← is "UNCLEAR" in every row', '--set period=month'],
    counts(2, 0, 2),
  ],
  [
    'codes.csv',
    'salaries',
    'Company,Job Title,Salary,Salaries\nOchre,Weaver,"AFN 1,16,000/yr",(1.2k salaries)\nOchre,Dyer,"₹4,16,000/yr",(12 salaries)\n',
    ['reports ← "Salaries"', '1 × refused: is paid in AFN, not in rupees'],
    counts(2, 1, 1),
  ],
  [
    'colleges.csv',
    'colleges',
    'All India Survey,,,\nList of Colleges,,,\n\nName,State,College Type,Management\nZeta Loom College More Details |   |,Karnataka,Affiliated College,Private Un-Aided\n',
    ['name ← "Name"', 'ownership ← "Management"'],
    counts(1, 1),
  ],
  [
    'world_universities.json',
    'colleges',
    '[{"name":"Zeta Loom University","country":"India","domains":["zetaloom.ac.in"],"state-province":null},{"name":"Far Loom University","country":"Peru","domains":[]}]',
    ['domain ← "domains"', '1 × refused: is not in India'],
    counts(2, 1, 1),
  ],
  [
    'Technology Skills.txt',
    'taxonomies',
    'O*NET-SOC Code\tTitle\tExample\tCommodity Code\n11-1011.00\tChief Executives\tLoom software\t43\n',
    ['name ← "Example", as in Loom software', 'list ← is "skills" in every row'],
    counts(1, 1),
  ],
  [
    'towns.csv',
    'cities',
    'Rank,City,State\n1,Zetapur[3],Gujarat\n2,Gujarat,Gujarat\n',
    ['Gujarat is a state, not a city'],
    counts(2, 1, 1),
  ],
];

describe.each(testDatabaseKinds)('public files with treacherous columns, on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf, importing } = importer;

  it.each(LAYOUTS)('%s goes in as %s without help', async (name, of, content, columns, expected) => {
    const { printed } = await importing([of, fileOf(name, content)]);
    for (const column of columns) expect(printed.replaceAll(/ +/g, ' ')).toContain(column);
    expect(printed).toContain(expected);
  });

  it('takes nothing for another thing', async () => {
    expect(
      await select(
        importer.database,
        { title: text, low: nullable(integer), high: nullable(integer), company: text, places: integer },
        `select j.title, j.min_ctc as low, j.max_ctc as high, c.name as company, cardinality(j.location_ids) as places
         from research.jobs j join catalog.companies c on c.id = j.company_id order by j.title`,
      ),
    ).toEqual([
      { title: 'Carder', low: 150_000, high: 225_000, company: 'OCHRE LOOMS PRIVATE LIMITED', places: 2 },
      { title: 'Dyer', low: null, high: null, company: 'OCHRE LOOMS PRIVATE LIMITED', places: 1 },
      { title: 'Spinner', low: null, high: null, company: 'OCHRE LOOMS PRIVATE LIMITED', places: 2 },
      { title: 'Weaver', low: 400_000, high: 800_000, company: 'OCHRE LOOMS PRIVATE LIMITED', places: 1 },
    ]);
    expect(
      await select(
        importer.database,
        { city: text },
        `select headquarters as city from catalog.companies where name = 'टाटा लूम्स'`,
      ),
    ).toEqual([{ city: 'Bengaluru' }]);
    expect(
      await select(
        importer.database,
        { fixed: integer, variable: integer, reports: integer },
        'select fixed, variable, reports from research.salaries order by fixed',
      ),
    ).toEqual([
      { fixed: 416_000, variable: 0, reports: 12 },
      { fixed: 600_000, variable: 50_000, reports: 1 },
    ]);
    expect(
      await select(
        importer.database,
        { likes: nullable(text), dislikes: nullable(text) },
        'select likes, dislikes from research.reviews where rating in (1, 5) order by rating',
      ),
    ).toEqual([
      { likes: null, dislikes: 'Loud place' },
      { likes: 'Calm place', dislikes: null },
    ]);
    expect(
      await select(
        importer.database,
        { name: text, ownership: nullable(text) },
        'select name, ownership from catalog.colleges where id >= 100000 order by id',
      ),
    ).toEqual([
      { name: 'Zeta Loom College', ownership: 'private' },
      { name: 'Zeta Loom University', ownership: null },
    ]);
  });

  it('takes small amounts for what the user says they are', async () => {
    const file = fileOf('said.csv', 'Company,Job Title,Salary\nOchre,Carder,25000\nOchre,Spinner,32000\n');
    expect((await importing(['salaries', file, '--set', 'period=month'])).printed).toContain(counts(2, 2));
  });

  it('counts "ago" from the day that it is told', async () => {
    const file = fileOf('ago.csv', 'title,company,city,posted\nBeamer,Ochre Looms,Pune,3 days ago\n');
    const { printed } = await importing(['jobs', file, '--as-of', '2024-01-31']);
    expect(printed).toContain('"ago" is counted from 2024-01-31 (--as-of)');
    expect(
      await select(
        importer.database,
        { day: text },
        `select posted_on::text as day from research.jobs where title = 'Beamer'`,
      ),
    ).toEqual([{ day: '2024-01-28' }]);
    await expect(importing(['jobs', file, '--as-of', 'yesterday'])).rejects.toThrow('--as-of takes a day');
  });

  it('names the files that it cannot read, and imports the others', async () => {
    const files = [
      fileOf('good.csv', 'Company,Reviews\nRetting House,4\n'),
      fileOf('void.csv', ''),
      fileOf('odd.csv', 'Turnover\n1\n'),
      fileOf('cut.csv.gz', gzipSync('Company\nRippling House\n').subarray(0, 30)),
      fileOf('too.csv', `Company,About\nHeckle House,${'x'.repeat(4_000_001)}\nScutch House,short\n`),
    ];
    const { isWhole, printed } = await importing(['companies', ...files]);
    expect(isWhole).toBe(false);
    expect(printed).toContain('void.csv is empty.\n');
    expect(printed).toContain('cut.csv.gz is a damaged gzip file');
    expect(printed).toContain('odd.csv was imported; the other files are.');
    expect(printed).toContain(counts(1, 1));
    expect(printed).toContain('1 × refused: is longer than 4000000 characters');
    expect(printed).toContain(counts(2, 1, 1));
    await expect(importing(['companies', ...files, '--report', 'x.csv'])).rejects.toThrow('import one at a time');
  });

  it('keeps a report for each of two files of one name', async () => {
    const [one, two] = ['one', 'three'].map((folder) => {
      mkdirSync(join(importer.folder, folder));
      return fileOf(join(folder, 'same.csv'), `Company,City\nTest${folder.length},Pune\nBobbin ${folder},Pune\n`);
    });
    await importing(['companies', one ?? '', two ?? '']);
    const reports = ['same.csv', 'same.csv-2'].map((name) =>
      readFileSync(join(importer.folder, `companies-${name}.report.csv`), 'utf8'),
    );
    expect(reports).toEqual([expect.stringContaining('Test3'), expect.stringContaining('Test5')]);
  });

  it('knows a large employer by each of its names, whichever came first', async () => {
    const file = fileOf('large.csv', 'Company\nErnst & Young LLP\nTCS\n');
    const later = fileOf(
      'later.csv',
      'Company,Employees\nEY,51-200\nTata Consultancy Services Limited,1 Lakh+\nTCS iON,51-200\n',
    );
    expect((await importing(['companies', file])).printed).toContain(counts(2, 2));
    expect((await importing(['companies', later])).printed).toContain(counts(3, 1, 0, 0, 2));
    expect((await importing(['companies', later])).printed).toContain('3 rows: 0 added, 0 updated, 3 unchanged');
  });
});
