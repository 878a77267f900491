import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '@/server/platform/database-unavailable';
import { bigint, nullable, text } from '@/server/platform/sql-types';
import { CompanyDomainList } from '@/server/services/research/company/domains/company-domain-list';
import { importerOn } from './harness/import-scene';

const COMPANIES = `Company,Sector,HQ,Reviews
Zephyr Looms Pvt Ltd,IT Services & Consulting,"Bangalore, Karnataka",1.2L
zephyr looms,Banking,Pune,3
"Quillmark ""Press""",Kite Making,Bengaluru( Koramangala ),--
TEST,Banking,Pune,4
Ochre & Daughters,Karnataka,Karnataka,many
`;

describe.each(testDatabaseKinds)('npm run import on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf, importing } = importer;

  const companies = () =>
    select(
      importer.database,
      { name: text, industry: text, headquarters: text },
      `select c.name, i.name as industry, c.headquarters from catalog.companies c join catalog.industries i on i.id = c.industry_id order by c.id`,
    );

  it('writes nothing in a dry run, and says what would be', async () => {
    const file = fileOf('companies.csv', COMPANIES);
    const { printed } = await importing(['companies', file, '--dry-run']);
    expect(printed).toContain('Would be, of 5 rows: 3 added, 0 updated, 0 unchanged, 1 repeat another row, 1 refused');
    expect(await companies()).toEqual([]);
  });

  it('imports companies with their cities and industries, and reports each row that did not go in', async () => {
    const file = fileOf('companies.csv', COMPANIES);
    const { isWhole, printed } = await importing(['companies', file]);
    expect(isWhole).toBe(true);
    expect(printed).toContain('name         ← "Company", as in Zephyr Looms Pvt Ltd');
    expect(printed).toContain(
      '5 rows: 3 added, 0 updated, 0 unchanged, 1 repeat another row, 1 refused, 3 values left out',
    );
    expect(await companies()).toEqual([
      { name: 'Zephyr Looms Pvt Ltd', industry: 'IT Services', headquarters: 'Bengaluru' },
      { name: 'Quillmark "Press"', industry: 'Other', headquarters: 'Bengaluru' },
      { name: 'Ochre & Daughters', industry: 'Other', headquarters: 'Karnataka' },
    ]);
    expect(readFileSync(join(importer.folder, 'companies-companies.csv.report.csv'), 'utf8').split('\n')).toEqual([
      'line,row,outcome,reason,column,value',
      '3,2,repeated,repeats line 2,,',
      '4,3,left out,is not an industry of the list: the company is under Other,industry,Kite Making',
      '5,4,refused,"""TEST"" is not a company name",name,TEST',
      '6,5,left out,is not a number,popularity,many',
      '6,5,left out,is not an industry of the list: the company is under Other,industry,Karnataka',
      '',
    ]);
    expect(
      await select(importer.database, { n: bigint }, 'select count(*) as n from research.company_figures'),
    ).toEqual([{ n: 3 }]);
  });

  it('changes nothing the second time, and updates from a newer file', async () => {
    const again = await importing(['companies', fileOf('companies.csv', COMPANIES)]);
    expect(again.printed).toContain('0 added, 0 updated, 3 unchanged');
    const newer = fileOf(
      'newer.json',
      JSON.stringify([
        {
          name: 'Zephyr Looms',
          website: 'https://www.zephyr.example.com/x',
          careers: 'zephyr.myworkdayjobs.com/en',
          founded: 'in 1998',
        },
      ]),
    );
    const { printed } = await importing(['companies', newer]);
    expect(printed).toContain('1 rows: 0 added, 1 updated');
    expect(
      await select(
        importer.database,
        { domain: nullable(text), year: text, careers: text },
        `select c.domain, p.founded_year::text as year, p.career_site_url as careers from catalog.companies c join research.company_profiles p on p.company_id = c.id`,
      ),
    ).toEqual([{ domain: 'example.com', year: '1998', careers: 'https://zephyr.myworkdayjobs.com/en' }]);
  });

  it('leaves what a newer file brought when an older one comes again, unless it is told to start over', async () => {
    const older = fileOf('older.csv', 'company,sector,hq\nIndigo Presses,Banking,Pune\nMadder Presses,Banking,Pune\n');
    const newer = fileOf('later.csv', 'company,sector,hq\nIndigo Presses,Banking,Surat\n');
    await importing(['companies', older]);
    expect((await importing(['companies', newer])).printed).toContain('1 rows: 0 added, 1 updated');
    const again = await importing(['companies', older]);
    expect(again.printed).toContain('This file was imported before: existing rows stay unchanged');
    expect(again.printed).toContain('2 rows: 0 added, 0 updated, 2 unchanged');
    await run(importer.database, `delete from catalog.companies where name = 'Madder Presses'`);
    expect((await importing(['companies', older])).printed).toContain('2 rows: 1 added, 0 updated, 1 unchanged');
    expect((await importing(['companies', older, '--restart'])).printed).toContain(
      '2 rows: 0 added, 1 updated, 1 unch',
    );
  });

  it('goes on where it was stopped', async () => {
    const rows = Array.from({ length: 4_500 }, (_, place) => JSON.stringify({ company: `Weaver number ${place}` }));
    const file = fileOf('many.jsonl', rows.join('\n'));
    const stopped = await importing(['companies', file], { isStopping: () => true });
    expect(stopped.isWhole).toBe(false);
    expect(stopped.printed).toContain('4,000 rows: 4,000 added');
    expect(stopped.printed).toContain('Stopped after row 4,000 (line 4,000); run the same command to continue.');
    const rest = await importing(['companies', file]);
    expect(rest.printed).toContain('Continued after row 4,000 (line 4,000)');
    expect(rest.printed).toContain('4,500 rows: 4,500 added, 0 updated, 0 unchanged, 0 repeat');
    expect((await importing(['companies', file])).printed).toContain('4,500 rows: 0 added, 0 updated, 4,500 unchanged');
  });

  it('says where it broke off, and keeps what was written', async () => {
    const rows = Array.from({ length: 4_200 }, (_, place) => JSON.stringify({ company: `Dyer number ${place}` }));
    const file = fileOf('broken.jsonl', rows.join('\n'));
    let turns = 0;
    const { database } = importer;
    const failing: typeof database = {
      ...database,
      query: (statement, ...values) => database.query(statement, ...values),
      execute: (script) => database.execute(script),
      transaction: (work) => {
        turns += 1;
        return turns > 4
          ? Promise.reject(new DatabaseUnavailable(new Error('the plug was pulled')))
          : database.transaction(work);
      },
    };
    const broken = await importing(['companies', file], { database: failing });
    expect(broken.isWhole).toBe(false);
    expect(broken.printed).toContain(
      'It stopped after row 4,000 (line 4,000): The database cannot answer: the plug was pulled',
    );
    expect((await importing(['companies', file])).printed).toContain('4,200 rows: 4,200 added');
  });

  it('refuses one row for a value that the database refuses, not its batch', async () => {
    await run(
      importer.database,
      `alter table catalog.companies add constraint no_glue check (name <> 'Glue') not valid`,
    );
    const { printed } = await importing([
      'companies',
      fileOf('glue.csv', 'company,city\nGum,Pune\nGlue,Pune\nPaste,Pune\n'),
    ]);
    await run(importer.database, 'alter table catalog.companies drop constraint no_glue');
    expect(printed).toContain('3 rows: 2 added, 0 updated, 0 unchanged, 0 repeat another row, 1 refused');
  });

  it('refuses a file without a required column, and names it and what was found', async () => {
    const file = fileOf('no-name.csv', 'Turnover,Mood\n1,good\n');
    await expect(importing(['companies', file])).rejects.toThrow(
      /companies need the column name \(the company's name\).+has the columns: Turnover, Mood/s,
    );
    const { printed } = await importing(['companies', file, '--set', 'name=Moodworks']);
    expect(printed).toContain('1 rows: 1 added');
  });

  it('takes a mapping file, and refuses one that does not fit', async () => {
    const file = fileOf('odd.csv', 'A;B\nIndigo Vats;Surat\n');
    const map = fileOf(
      'odd.map.json',
      JSON.stringify({ kind: 'companies', columns: { name: 'A', headquarters: 'B' } }),
    );
    expect((await importing(['companies', file, '--map', map])).printed).toContain('1 rows: 1 added');
    const wrong = fileOf('wrong.map.json', JSON.stringify({ kind: 'companies', columns: { name: 'C' } }));
    await expect(importing(['companies', file, '--map', wrong])).rejects.toThrow(
      'reads name from "C", but the file has: A, B.',
    );
  });

  it('knows a city by its names, and that a state is none', async () => {
    const file = fileOf(
      'cities.csv',
      '\uFEFFCity\tState\nBangalore\tKA\nNewtown Zeta\tKarnatka\nKarnataka\tKarnataka\nNewtown Zeta\tKerala\nLondon\tEngland\n',
    );
    const { printed } = await importing(['cities', file]);
    expect(printed).toContain('5 rows: 2 added, 0 updated, 1 unchanged, 0 repeat another row, 2 refused');
    expect(
      await select(
        importer.database,
        { name: text, state: text },
        `select name, state from catalog.locations where id >= 100000 order by id`,
      ),
    ).toEqual([
      { name: 'Newtown Zeta', state: 'Karnataka' },
      { name: 'Newtown Zeta (Kerala)', state: 'Kerala' },
    ]);
    expect((await importing(['cities', file])).printed).toContain('5 rows: 0 added, 0 updated, 3 unchanged');
  });

  it('keeps colleges of one name in two cities apart', async () => {
    const file = fileOf(
      'colleges.csv',
      'institute_name,district,state_file,institution_type\nGOVERNMENT COLLEGE OF LOOMS,PUNE,maharashtra,Government\nGOVERNMENT COLLEGE OF LOOMS,SURAT,gujarat,Govt aided\nGOVERNMENT COLLEGE OF LOOMS,PUNE,maharashtra,Government\n',
    );
    expect((await importing(['colleges', file])).printed).toContain(
      '3 rows: 2 added, 0 updated, 0 unchanged, 1 repeat',
    );
    expect(
      await select(
        importer.database,
        { name: text, kind: text, state: nullable(text), ownership: nullable(text) },
        `select name, kind, state, ownership from catalog.colleges where id >= 100000 order by id`,
      ),
    ).toEqual([
      { name: 'Government College of Looms', kind: 'college', state: 'Maharashtra', ownership: 'government' },
      { name: 'Government College of Looms, Surat', kind: 'college', state: 'Gujarat', ownership: 'aided' },
    ]);
    expect((await importing(['colleges', file])).printed).toContain(
      '3 rows: 0 added, 0 updated, 2 unchanged, 1 repeat',
    );
  });

  it('reads a table of spellings into the list that its name speaks of', async () => {
    const file = fileOf(
      'role_aliases.json',
      JSON.stringify({ 'kite engg': 'Kite Engineer', 'kite engineer': 'Kite Engineer', sde: 'Kite Engineer' }),
    );
    const { printed } = await importing(['taxonomies', file]);
    expect(printed).toContain('list    ← is "job-profiles" in every row');
    expect(
      await select(
        importer.database,
        { aliases: text },
        `select aliases::text from catalog.job_profiles where name = 'Kite Engineer'`,
      ),
    ).toEqual([{ aliases: '{"kite engg"}' }]);
    await expect(importing(['taxonomies', fileOf('words.csv', 'name\nKite\n')])).rejects.toThrow('--set list="…"');
  });

  it('brings the domains that a message is compared with: of addresses, site and career site, without sites of many', async () => {
    const file = fileOf(
      'domains.csv',
      'name,domain,website,careers\nDomain Weavers,weavers-mail.com,https://www.domainweavers.in/about,https://jobs.weaverscareers.com/open\nShared Weavers,,https://linkedin.com/company/x,https://x.myworkdayjobs.com\n',
    );
    const { printed } = await importing(['companies', file]);
    expect(printed).toContain('2 rows: 2 added');
    const { companies: known } = await new CompanyDomainList({ database: importer.database, now: Date.now }).all();
    expect(known.filter(({ name }) => name.endsWith('Weavers'))).toEqual([
      { name: 'Domain Weavers', domains: ['weavers-mail.com', 'domainweavers.in', 'weaverscareers.com'] },
    ]);
  });

  it.each([
    ['a workbook', 'PK\u0003\u0004', 'Save the sheet as CSV'],
    ['a page', '<!doctype html><p>Sign in</p>', 'is a page of HTML or XML'],
    ['nothing', '  \n', 'is empty'],
  ])('says what to do with %s', async (_, content, sentence) => {
    await expect(importing(['companies', fileOf('other.csv', content)])).rejects.toThrow(sentence);
  });
});
