import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const WELL_KNOWN = ['TCS', 'Accenture', 'Wipro', 'Infosys', 'HDFC Bank', 'ICICI Bank', 'Capgemini', 'HCLTech'];

describe.each(testDatabaseKinds)('an import reads names and forms as they are meant, on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf } = importer;
  const importing = async (of: string, name: string, content: string, ...more: readonly string[]) =>
    (await importer.importing([of, fileOf(name, content), ...more])).printed;
  const values = async (sql: string) =>
    (await select(importer.database, { value: nullable(text) }, sql)).map(({ value }) => value);

  it('colleges of the list are found in the spellings of others, and none is made twice', async () => {
    const rows = [
      'Indian Institute of Technology Delhi,New Delhi,Delhi',
      'Jawaharlal Nehru University,New Delhi,Delhi',
      'Birla Institute of Technology & Science Pilani,Pilani,Rajasthan',
      'King George`s Medical University,Lucknow,Uttar Pradesh',
      '"National Institute of Technology Karnataka, Surathkal",Surathkal,Karnataka',
      'Indian Institute of Science Education & Research Pune,Pune,Maharashtra',
      '"Indian Institute of Technology, Bombay",Mumbai,Maharashtra',
    ];
    const printed = await importing('colleges', 'ranking.csv', `name,city,state\n${rows.join('\n')}\n`);
    expect(await values('select name as value from catalog.colleges where id >= 100000')).toEqual([]);
    expect(printed).toContain('7 rows: 0 added');
    const others = 'name,city,state\n"Ochre College, Pune",Pune,Maharashtra\n"Ochre College, Surat",Surat,Gujarat\n';
    expect(await importing('colleges', 'ochre.csv', others)).toContain('2 rows: 2 added');
  });

  it('a college with a long name is none that begins like it in another city', async () => {
    const long = 'Saptarishi Institute of Weaving Dyeing Engineering and Technology';
    const head = 'college name,city,state';
    const files = [`${long} Surat,Surat,Gujarat`, `${long},Pune,Maharashtra`, `${long},Kochi,Kerala`];
    for (const round of [1, 2]) {
      for (const [n, row] of files.entries())
        await importer.importing([
          'colleges',
          importer.fileOf(`long-${round}-${n}.csv`, `${head}\n${row}\n${'\n'.repeat(round)}`),
        ]);
      expect(
        await select(
          importer.database,
          { name: text, city: nullable(text) },
          `select name, city from catalog.colleges where name like 'Saptarishi %' order by name`,
        ),
      ).toEqual([
        { name: long, city: 'Pune' },
        { name: `${long} Surat`, city: 'Surat' },
        { name: `${long}, Kochi`, city: 'Kochi' },
      ]);
    }
  });

  it('a list of companies is no list of colleges', async () => {
    const file = fileOf('names.csv', `name\n${WELL_KNOWN.join('\n')}\n`);
    await expect(importer.importing(['colleges', file])).rejects.toThrow('does not look like colleges');
    const colleges = fileOf(
      'firms.csv',
      `name\n${'ABCDEF'.replaceAll(/./g, (letter) => `Weft Institute of Looms ${letter}\n`)}`,
    );
    await expect(importer.importing(['companies', colleges])).rejects.toThrow('looks like colleges');
  });

  it('reviews of a site whose columns say something of employees are no companies', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => ({
      review_id: `k${n}`,
      company: 'Umber Motors',
      employee_type: n % 2 ? 'Employee' : 'Manager',
      kn_url: `https://kn.example/${n}`,
      rating: 1 + (n % 5),
      title: `Fair and calm place ${n}`,
      date: '2024-03-01',
    }));
    expect(await importing('reviews', 'kn.json', JSON.stringify(rows))).toContain('30 added');
  });

  it('openings of interns beside facts of their companies are openings, with the pay of a year', async () => {
    const rows = [
      'Weaver Intern,Ochre Mills,11-50,Internet,6 Months,₹19000 /month,Jaipur,Immediately,Certificate,2026-11-11',
      'Dyer Intern,Lac House,11-50,Internet,3 Months,₹20000-25000 /month,Mumbai,Immediately,Certificate,2026-11-12',
      'Carder Intern,Woad House,51-200,Internet,3 Months,₹2000 /week,Pune,Immediately,Certificate,2026-11-13',
      'Spinner Intern,Weld House,51-200,Internet,3 Months,Unpaid,Pune,Immediately,Certificate,2026-11-14',
    ];
    const head = 'profile,company,company size,industry,duration,stipend,locations,start,perks,posted';
    await importing('jobs', 'interns.csv', `${head}\n${rows.join('\n')}\n`);
    expect(
      await values(
        `select concat_ws(' ', title, employment, min_ctc, max_ctc) as value from research.jobs where title like '% Intern' order by title`,
      ),
    ).toEqual([
      'Carder Intern intern 104000 104000',
      'Dyer Intern intern 240000 300000',
      'Spinner Intern intern',
      'Weaver Intern intern 228000 228000',
    ]);
  });

  it('a command is proposed only with names that are known', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, n) => `Fully Remote ${n % 4},2024-01-02,${1 + (n % 5)},Tea and light ${n}`,
    );
    const file = fileOf('6months_reviews.csv', `Label,date,rating,pros\n${rows.join('\n')}\n`);
    const refused = await importer.importing(['reviews', file]).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(refused).toContain('none of them is a known company');
    expect(refused).not.toMatch(/--(?:set|column) company="(?!…)/);
  });

  it('quotes with a backslash before them are read, or named truly', async () => {
    const rows = Array.from(
      { length: 6 },
      (_, n) =>
        `"Ochre Mills","2024-02-0${n + 1}","4","They say \\"family\\", and mean it ${n}","Dust \\"and noise\\""`,
    );
    await importing('reviews', 'spark.csv', `company,date,rating,pros,cons\n${rows.join('\n')}\n`);
    expect(
      await values(`select likes as value from research.reviews where likes like 'They%' order by likes limit 1`),
    ).toEqual(['They say "family", and mean it 0']);
    const mixed = ['"Ochre Mills","2024-05-01","4","They say ""tea"", and mean it"'].concat(
      Array.from({ length: 70 }, (_, n) => `"Ochre Mills","2024-06-01","${1 + (n % 5)}","Tea ""and"" light, ${n}"`),
      '"Ochre Mills","2024-05-02","4","They say \\"yes, come\\", and mean it"',
    );
    const printed = await importing('reviews', 'mixed.csv', `company,date,rating,pros\n${mixed.join('\n')}\n`);
    expect(printed).toContain('a quote in a value is escaped by a backslash');
  });

  it('a file with # between its fields is cut there', async () => {
    const printed = await importing(
      'companies',
      'hash.csv',
      'company#industry#about\nSloe Mill#Banking#Open: 9 to 5\nHaw Mill#Retail#Open: 8 to 6\n',
    );
    expect(printed).toContain('CSV with "#"');
    expect(printed).toContain('2 added');
  });

  it('what is liked and disliked in two rows of one id is one review', async () => {
    const file =
      'id,company,date,rating,pros,cons\nr1,Twin Mills,2024-01-02,4,Tea and light,\nr1,Twin Mills,2024-01-02,4,,Dust all day\nr2,Twin Mills,2024-01-03,3,Calm,Noise\n';
    await importing('reviews', 'twin.csv', file);
    const stored = () =>
      values(
        `select likes || ' / ' || dislikes as value from research.reviews r join catalog.companies c on c.id = r.company_id where c.name = 'Twin Mills' order by 1`,
      );
    expect(await stored()).toEqual(['Calm / Noise', 'Tea and light / Dust all day']);
    expect(await importing('reviews', 'twin2.csv', `${file}\n`)).toContain('0 added, 0 updated');
    expect(await stored()).toEqual(['Calm / Noise', 'Tea and light / Dust all day']);
  });

  it('a title under a column of titles is a question, however short', async () => {
    expect(
      await importing(
        'questions',
        'titles.csv',
        'company,title,frequency\nOchre Mills,Two Sum,40\nOchre Mills,LRU Cache,30\n',
      ),
    ).toContain('2 added');
    expect(await importing('questions', 'short.csv', 'company,question\nOchre Mills,Sum it\n')).toContain(
      'too short for a question',
    );
  });

  it('of several industries in a cell the first one that is known counts', async () => {
    await importing(
      'companies',
      'several.csv',
      'company,industry\nMany Mills,"Dragon Keeping and Kite Making for All Seasons, Banking, Internet and Other Things of Many Kinds"\n',
    );
    expect(
      await values(
        `select i.name as value from catalog.companies c join catalog.industries i on i.id = c.industry_id where c.name = 'Many Mills'`,
      ),
    ).toEqual(['Banking']);
  });

  it('a name that several industries share says none of them, and a wider one is none that it contains', async () => {
    const printed = await importing(
      'companies',
      'shared.csv',
      'company,industry\nShared Mills,FMCG\nWide Mills,Financial Services\nNarrow Mills,NBFC\n',
    );
    expect(printed).toContain('3 added');
    expect(
      await values(
        `select c.name || ': ' || coalesce(i.name, '-') as value from catalog.companies c left join catalog.industries i on i.id = c.industry_id
         where c.name in ('Shared Mills', 'Wide Mills', 'Narrow Mills') order by c.name`,
      ),
    ).toEqual(['Narrow Mills: Non-Banking Finance', 'Shared Mills: Other', 'Wide Mills: Other']);
    const report = readFileSync(join(importer.folder, 'companies-shared.csv.report.csv'), 'utf8');
    expect(report).toContain('is not an industry of the list: the company is under Other,industry,FMCG');
  });

  it('of further facts in lists, what cannot be shown is reported, and the rest goes in', async () => {
    const file = [
      'company,industry,secondary industry,social links,info tags',
      'Listed Mills,Banking,FMCG,https://linkedin.com/in/asha; x.com/listed,Start-up; 12',
      'Twice Mills,Banking,Banking,looms.example/twice,',
      '',
    ].join('\n');
    expect(await importing('companies', 'listed.csv', file)).toContain('2 added');
    expect(
      await values(
        `select concat_ws(': ', c.name, p.secondary_industry_id, p.social_media, p.info_tags) as value
         from catalog.companies c left join research.company_profiles p on p.company_id = c.id where c.name in ('Listed Mills', 'Twice Mills') order by c.name`,
      ),
    ).toEqual(['Listed Mills: {https://x.com/listed}: {Start-up}', 'Twice Mills']);
    const report = readFileSync(join(importer.folder, 'companies-listed.csv.report.csv'), 'utf8');
    expect(report).toContain('is not an industry of the list,secondary,FMCG');
    expect(report).toContain('https://linkedin.com/in/asha"" is not the address of a company page');
    expect(report).toContain('"12"" is not a name of at most 40 characters');
    expect(report).toContain('is not the address of a company page at a known network');
    expect(readFileSync(join(importer.folder, 'companies-listed.csv.names.csv'), 'utf8')).toContain('secondary,FMCG,1');
  });
});
