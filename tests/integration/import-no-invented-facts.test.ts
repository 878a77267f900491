import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { integer, nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const FIRMS = ['Quixwell Partners', 'Brindal Foods', 'Ostrava Motors'];
const ROWS = 60;
const firmOf = (n: number): string => FIRMS[Math.floor(n / 20)] ?? '';
const csv = (head: string, cells: (n: number) => readonly (string | number)[], rows = ROWS): string =>
  [head, ...Array.from({ length: rows }, (_, n) => cells(n).join(','))].join('\n').concat('\n');

/** Formerly misread facts of public files, each with its right value. */
describe.each(testDatabaseKinds)('an import invents no fact, on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf } = importer;
  const importing = async (of: string, name: string, content: string, ...more: readonly string[]) =>
    (await importer.importing([of, fileOf(name, content), ...more])).printed;
  const one = async (sql: string) =>
    (await select(importer.database, { value: nullable(text) }, sql)).map(({ value }) => value);

  it('of a page: its own rating beside that of each author is not read, though a few rows differ', async () => {
    const printed = await importing(
      'reviews',
      'near.csv',
      csv('company,date,rating,pros,company_balance,sub_balance', (n) => [
        firmOf(n),
        `2024-01-${String((n % 28) + 1).padStart(2, '0')}`,
        1 + (n % 5),
        `Tea and light ${n}`,
        n % 20 === 0 && n > 0 ? 2 : 4,
        1 + (n % 4),
      ]),
      '--column',
      'balance=',
    );
    expect(printed).toContain('60 added');
    const guessed = await importing(
      'reviews',
      'near2.csv',
      csv('company,date,rating,pros,company work life balance,sub work life balance', (n) => [
        firmOf(n),
        `2023-01-${String((n % 28) + 1).padStart(2, '0')}`,
        1 + (n % 5),
        `Warm tea and light ${n}`,
        n % 20 === 0 && n > 0 ? 2 : 4,
        1 + (n % 4),
      ]),
    );
    expect(guessed).toMatch(/balance +← "sub work life balance"/);
    expect(guessed).toContain(
      '"company work life balance" is not read as balance: it has one value for all rows of a company or nearly all',
    );
    expect(
      await one(
        `select string_agg(distinct balance::text, ',' order by balance::text) as value from research.reviews where created_at < '2024-01-01'`,
      ),
    ).toEqual(['1,2,3,4']);
  });

  it('of staff: people in India are those of India, and others are people worldwide', async () => {
    await importing(
      'companies',
      'staff.csv',
      'company,industry,TotalEmployees,TotalEmployeesIndia\nMadder Works,Banking,"2,00,000",900\nWoad Works,Banking,75,\n',
    );
    await importing('companies', 'staff2.csv', 'company,industry,employees\nWeld Works,Banking,60\n');
    const rows = await select(
      importer.database,
      { name: text, india: nullable(text), world: nullable(text) },
      `select c.name, p.indian_employees as india, p.global_employees as world from catalog.companies c
       join research.company_profiles p on p.company_id = c.id where c.name like '% Works' order by c.name`,
    );
    expect(rows).toEqual([
      { name: 'Madder Works', india: '501-1k', world: '1 Lakh+' },
      { name: 'Weld Works', india: null, world: '51-200' },
      { name: 'Woad Works', india: null, world: '51-200' },
    ]);
  });

  it('of industries: the column whose values are industries is read, whatever the other is called', async () => {
    const printed = await importing(
      'companies',
      'sectors.csv',
      'company,Company_Type,Sector\nLac House,Banking,Public\nIndigo House,Pharma & Biotech,Forbes Global 2000\nSaffron House,Banking,17 years old\n',
    );
    expect(printed).toMatch(/industry +← "Company_Type"/);
    expect(printed).toContain('"Sector" is not read as industry: it fits less well than "Company_Type"');
    expect(
      await one(
        `select i.name as value from catalog.companies c join catalog.industries i on i.id = c.industry_id where c.name like '% House' order by c.name`,
      ),
    ).toEqual(['Pharma & Biotech', 'Banking', 'Banking']);
  });

  it('of interviews: the state of a text is no outcome, and the day of its upload no day of the interview', async () => {
    const head = 'company,role,status,upload_date,difficulty,questions';
    const rows = ['accepted', 'Pending', 'Rejected'].map(
      (status, n) => `Ochre Mills,Weaver,${status},2024-05-0${n + 1},,What is a selvage of kind ${n}?`,
    );
    const printed = await importing('interviews', 'status.csv', `${head}\n${rows.join('\n')}\n`);
    expect(printed).toContain('"status" is not read as outcome: it never mentions an offer');
    expect(printed).toContain('no column has a date');
    expect(await one('select outcome as value from research.interviews')).toEqual([null, null, null]);
    await importing(
      'interviews',
      'outcome.csv',
      'company,role,status,date,questions\nOchre Mills,Dyer,Selected,2024-05-01,What is a mordant made of?\nOchre Mills,Dyer,Rejected,2024-05-01,What is madder made of?\n',
    );
    expect(
      await one(
        `select outcome as value from research.interviews where month = '2024-05-01' and outcome is not null order by 1`,
      ),
    ).toEqual(['noOffer', 'offer']);
  });

  it('of pay: a time that is not that of the amount multiplies nothing', async () => {
    const printed = await importing(
      'salaries',
      'paid.csv',
      'company,role,ctc\nPirn Works,Weaver,"₹10,00,000 CTC, paid monthly"\nPirn Works,Dyer,"8 Lakhs CTC, salary paid monthly"\nPirn Works,Carder,"₹50,000, paid weekly"\n',
    );
    expect(printed).toContain('names a time that does not stand next to the amount');
    expect(await one('select fixed::text as value from research.salaries order by fixed')).toEqual([
      '800000',
      '1000000',
    ]);
    await importing(
      'salaries',
      'frequency.csv',
      csv('company,role,ctc,pay_frequency', (n) => [firmOf(n), `Weaver ${n}`, 800_000 + n * 1_000, 'Monthly']),
    );
    expect(await one(`select max(fixed)::text as value from research.salaries`)).toEqual(['1000000']);
  });

  it('of pay: the time in a column of its own is read, whatever that is called, and parts are no range', async () => {
    const printed = await importing(
      'jobs',
      'periods.csv',
      'title,company,salary_avg_estimate,salary_estimate_payperiod,posted\nWeaver,Twill Works,159500,/mo (est.),2026-10-01\nDyer,Twill Works,1200000,/yr (est.),2026-10-01\nCarder,Twill Works,"3 LPA variable, 12 LPA fixed",,2026-10-01\nReeler,Twill Works,₹9L - ₹10L. Work on a daily basis with the founding team,,2026-10-01\n',
    );
    expect(printed).toMatch(/period +← "salary_estimate_payperiod"/);
    const rows = await select(
      importer.database,
      { title: text, low: nullable(integer), high: nullable(integer) },
      'select title, min_ctc as low, max_ctc as high from research.jobs order by title',
    );
    expect(rows).toEqual([
      { title: 'Carder', low: null, high: null },
      { title: 'Dyer', low: 1_200_000, high: 1_200_000 },
      { title: 'Reeler', low: 900_000, high: 1_000_000 },
      { title: 'Weaver', low: 1_914_000, high: 1_914_000 },
    ]);
  });

  it('of openings: ages under any header are their days', async () => {
    const printed = await importing(
      'jobs',
      'ages.csv',
      csv('Job_Role,Company,Location,Job_post', (n) => [`Spinner ${n}`, firmOf(n), 'Pune', `${(n % 6) + 1} days ago`]),
    );
    expect(printed).toMatch(/posted +← "Job_post"/);
  });

  it('of names: what is cut off, a list, a template or nobody is no company', async () => {
    const names = [
      'Global loom and dye services compa...',
      "\"['Teal House', 'Ecru House']\"",
      '"[Company Name or ""General""]"',
      'done by none',
      "['Puce House3.73504 Reviews']",
    ];
    const printed = await importing(
      'companies',
      'names.csv',
      `company,industry\n${names.map((name) => `${name},Banking`).join('\n')}\n`,
      '--yes=half',
    );
    expect(printed).toContain('5 rows: 1 added');
    for (const reason of ['is cut off', 'is a list, not a single name', 'is a placeholder', 'is not a company name'])
      expect(printed).toContain(reason);
    expect(await one(`select name as value from catalog.companies where name like 'Puce%'`)).toEqual(['Puce House']);
  });

  it('of questions: tags that a text speaks of stay, and the report says how many texts lost some', async () => {
    const printed = await importing(
      'questions',
      'tags.csv',
      'company,question\nOchre Mills,What is the difference between <div> and <span>?\nOchre Mills,"If a<b and c>d, what does a<b>c print"\nOchre Mills,<p>What is a <b>selvage</b>?</p>\n[Company Name],[Question title/description] [Full question text if available]\n',
    );
    expect(printed).toContain('1 × changed: question was HTML; its tags were removed');
    expect(
      await one(
        `select text as value from research.interview_questions where text like '%<%' or text like '%a selvage?' order by text`,
      ),
    ).toEqual([
      'If a<b and c>d, what does a<b>c print',
      'What is a selvage?',
      'What is the difference between <div> and <span>?',
    ]);
    expect(await one(`select text as value from research.interview_questions where text like '[%'`)).toEqual([]);
  });
});
