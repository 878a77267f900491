import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

describe.each(testDatabaseKinds)('an import reads columns that are called oddly, on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (of: string, name: string, content: string, ...more: readonly string[]) =>
    (await importer.importing([of, importer.fileOf(name, content), ...more])).printed;
  const all = async (sql: string) =>
    (await select(importer.database, { value: nullable(text) }, sql)).map(({ value }) => value);

  it('reads the one column of days as the date, whatever it is called, and no day of joining', async () => {
    await importing(
      'reviews',
      'when.csv',
      'employer,when,stars,pros\nOchre Mills,2023-01-04,4,Tea is free here\nOchre Mills,2023-02-05,5,Lifts work well\nOchre Mills,2023-03-06,3,Light is good\n',
    );
    expect(await all(`select to_char(created_at, 'YYYY-MM-DD') as value from research.reviews order by 1`)).toEqual([
      '2023-01-04',
      '2023-02-05',
      '2023-03-06',
    ]);
    const printed = await importing(
      'salaries',
      'joined.csv',
      'Org,Post,Gross / month,In-hand / month,Joined in\nOchre Mills,Weaver,"65,000","57,200",Apr-25\nOchre Mills,Dyer,"1,28,000","1,12,640",Jun-25\nOchre Mills,Carder,"90,000","79,200",May-26\n',
    );
    expect(printed).toContain('not read: In-hand / month, Joined in');
    expect(await all('select fixed::text as value from research.salaries order by fixed')).toEqual([
      '780000',
      '1080000',
      '1536000',
    ]);
  });

  it('asks for the date if two columns hold days', async () => {
    await expect(
      importing(
        'reviews',
        'two.csv',
        'employer,written,told,stars,pros\nOchre Mills,2023-01-04,2023-01-05,4,Tea is hot\nOchre Mills,2023-02-05,2023-02-06,5,Tea is cold\nOchre Mills,2023-03-06,2023-03-07,3,Tea is late\n',
      ),
    ).rejects.toThrow('reviews need the column date');
  });

  it('leaves stock of several years out of the pay of one', async () => {
    const printed = await importing(
      'salaries',
      'stock.csv',
      'Company,Title,Fixed (LPA),Variable (LPA),"RSU, all 4 years (LPA)"\nLac House,Weaver,20,2,40\nLac House,Dyer,21,3,80\n',
    );
    expect(printed).toContain('is not read as stock: it covers several years, not a single one');
    expect(
      await all(
        `select concat_ws(' ', fixed, variable, stock, experience) as value from research.salaries s join catalog.companies c on c.id = s.company_id where c.name = 'Lac House' order by 1`,
      ),
    ).toEqual(['2000000 200000 0', '2100000 300000 0']);
  });

  it('multiplies no bonus by the time of the pay beside it', async () => {
    const printed = await importing(
      'salaries',
      'monthly.csv',
      'Company,Title,Monthly Salary,Annual Bonus,Monthly Bonus\nSumac House,Weaver,40000,60000,900\nSumac House,Dyer,50000,70000,800\n',
    );
    expect(printed).toContain('is of a shorter time than a year');
    await importing(
      'salaries',
      'per.csv',
      'company,title,base salary,bonus,period\nSumac House,Reeler,45000,"5,000 per month",month\nSumac House,Carder,55000,65000,month\n',
    );
    expect(
      await all(
        `select concat_ws(' ', fixed, variable) as value from research.salaries s join catalog.companies c on c.id = s.company_id where c.name = 'Sumac House' order by fixed`,
      ),
    ).toEqual(['420000 60000', '530000 70000', '540000 60000', '660000 65000']);
  });

  it('reads a month and its year in two columns as one', async () => {
    const names = 'January Feb. March April May June July'.split(' ');
    const rows = names.map((name, n) => `Teal House,Weaver ${n},${400_000 + n},${name},${2019 + n}`);
    const printed = await importing('salaries', 'months.csv', `company,title,ctc,Month,Year\n${rows.join('\n')}\n`);
    expect(printed).toMatch(/date +← "Month \+ Year"/);
    expect(printed).not.toContain('not read:');
    expect(
      await all(
        `select month::text as value from research.salaries s join catalog.companies c on c.id = s.company_id where c.name = 'Teal House' order by month`,
      ),
    ).toEqual(['2019-01-01', '2020-02-01', '2021-03-01', '2022-04-01', '2023-05-01', '2024-06-01', '2025-07-01']);
    const reviews = names.map((_, n) => ({
      company: 'Teal House',
      'review month': n + 3,
      'review year': 2019 + (n % 5),
      rating: 1 + (n % 5),
      pros: `Kind people at desk ${n}`,
    }));
    const json = JSON.stringify([...reviews, { ...reviews[0], 'review month': 13, pros: 'Kind people all over' }]);
    expect(await importing('reviews', 'months.json', json)).toContain('7 added');
    expect(
      await all(
        `select to_char(created_at, 'YYYY-MM') as value from research.reviews r join catalog.companies c on c.id = r.company_id where c.name = 'Teal House' order by 1`,
      ),
    ).toEqual(['2019-03', '2019-08', '2020-04', '2020-09', '2021-05', '2022-06', '2023-07']);
  });

  it('reads parts of the pay by the members of an object', async () => {
    await importing(
      'salaries',
      'nested.jsonl',
      [1, 2, 3]
        .map((n) =>
          JSON.stringify({
            company: { name: 'Woad House' },
            jobTitle: `Weaver ${n}`,
            currency: 'INR',
            compensation: { base: 1_000_000 + n, stockPerYear: 200_000, bonusPerYear: 100_000, total: 1_300_000 + n },
          }),
        )
        .join('\n'),
    );
    expect(
      await all(
        `select concat_ws(' ', fixed, variable, stock) as value from research.salaries s join catalog.companies c on c.id = s.company_id where c.name = 'Woad House' order by 1`,
      ),
    ).toEqual(['1000001 100000 200000', '1000002 100000 200000', '1000003 100000 200000']);
  });

  it('reads title and standing of one cell, and headers in Hindi', async () => {
    await importing(
      'reviews',
      'standing.csv',
      'company,date,stars,Employee,Verdict,pros\nWeld House,2023-01-04,4,Software Engineer (Former Employee),Kind people,Tea is free here\nWeld House,2023-02-05,5,Data Analyst (Current Employee),Fair rules,Lifts work well\n',
    );
    await importing(
      'reviews',
      'hindi.csv',
      'कंपनी,तारीख,रेटिंग,पद,अच्छाइयाँ,कमियाँ\nआल हाउस,21/07/2024,4,Data Analyst,छुट्टी आसानी से मिलती है,वेतन वृद्धि कम है\n',
    );
    expect(
      await all(
        `select concat_ws(' | ', p.name, r.is_current, r.title, r.likes, r.dislikes) as value from research.reviews r join catalog.companies c on c.id = r.company_id
         join catalog.job_profiles p on p.id = r.job_profile_id where c.name in ('Weld House', 'आल हाउस') order by r.created_at`,
      ),
    ).toEqual([
      'Software Engineer | f | Kind people | Tea is free here',
      'Data Analyst | t | Fair rules | Lifts work well',
      'Data Analyst | छुट्टी आसानी से मिलती है | वेतन वृद्धि कम है',
    ]);
  });

  it('reads each question of a list that a program printed, and keeps entities that a text speaks of', async () => {
    await importing(
      'interviews',
      'printed.csv',
      `company,role,month,questions_list\nTeal Works,Weaver,2024-05,"['How is madder made?', ""What is a weaver's knot?""]"\n`,
    );
    await importing(
      'questions',
      'entities.csv',
      'company,question\nTeal Works,What is the use of &nbsp; and &lt; in HTML?\nTeal Works,What do R&amp;D teams do?\n',
    );
    expect(
      await all(
        `select q.text as value from research.interview_questions q join catalog.companies c on c.id = q.company_id where c.name = 'Teal Works' order by q.text collate "C"`,
      ),
    ).toEqual([
      'How is madder made?',
      'What do R&D teams do?',
      "What is a weaver's knot?",
      'What is the use of &nbsp; and &lt; in HTML?',
    ]);
  });

  it('knows an opening by its link without its place in a list of results, and keeps a position that is an id', async () => {
    const link = 'https://work.example/view';
    await importing(
      'jobs',
      'places.csv',
      `opening,company,town,min_k,max_k,per,link,published\nWeaver,Dun House,Pune,56,66,month,${link}/7?position=2&pageNum=4,2026-10-01\nWeaver,Dun House,Pune,56,66,month,${link}/7?position=9&pageNum=0,2026-10-01\nDyer,Dun House,Pune,899,1049,year,${link}?position=41,2026-10-02\nDyer,Dun House,Pune,899,1049,year,${link}?position=42,2026-10-03\n`,
      '--set',
      'unit=thousand',
    );
    expect(
      await all(`select concat_ws(' ', apply_url, min_ctc, max_ctc) as value from research.jobs order by apply_url`),
    ).toEqual([`${link}/7 672000 792000`, `${link}?position=41 899000 1049000`, `${link}?position=42 899000 1049000`]);
  });

  it('says that a table of HTML is none of CSV', async () => {
    await expect(
      importing('interviews', 'page.csv', '<table>\n<tr><th>Company</th></tr>\n<tr><td>Loom</td></tr></table>\n'),
    ).rejects.toThrow('is a page of HTML or XML');
  });
});
