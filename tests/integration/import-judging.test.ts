import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { integer, nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const FIRMS = ['Quixwell Partners', 'Brindal Foods', 'Ostrava Motors'];
const firmOf = (n: number): string => FIRMS[Math.floor(n / 20)] ?? '';
const rowsOf = (cells: (n: number) => readonly (string | number)[]): string =>
  Array.from({ length: 60 }, (_, n) => cells(n).join(',')).join('\n');

describe.each(testDatabaseKinds)('what a file of somebody says is judged, on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf, importing } = importer;

  it('a fact of the page is no fact of the row, and both halves of a review are read', async () => {
    const file = fileOf(
      'page.csv',
      `Companyy Name,Job Security,Reviewer Rating,Positive Review,Negative Review,Likes,Posted Date\n${rowsOf((n) => [
        firmOf(n),
        1 + Math.floor(n / 20),
        1 + (n % 5),
        `The people are kind ${n}`,
        `The way is long ${n}`,
        `${n}.5k`,
        '2 Jan 2024',
      ])}\n`,
    );
    const { printed } = await importing(['reviews', file]);
    expect(printed).toContain('"Job Security" is not read as security: it has one value for all rows of a company');
    expect(printed).toContain('60 rows: 60 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values');
    const [row] = await select(
      importer.database,
      { likes: nullable(text), dislikes: nullable(text), n: integer },
      'select min(likes) as likes, min(dislikes) as dislikes, count(security)::int as n from research.reviews',
    );
    expect(row).toEqual({ likes: 'The people are kind 0', dislikes: 'The way is long 0', n: 0 });
  });

  it('one half of short reviews is not dropped without a word, and what is read is not called unread', async () => {
    const file = fileOf(
      'halves.csv',
      `Employer;Rating;Rvw Dt;What I liked;Mend this;Chosen\n${rowsOf((n) => [firmOf(n), 1 + (n % 5), `${(n % 28) + 1}/2/2024`, `Warm tea ${n} daily`, `Cold hall ${n} always`, 'YN'.charAt(n % 2)]).replaceAll(',', ';')}\n`,
    );
    await expect(importing(['reviews', file, '--column', 'date=Rvw Dt'])).rejects.toThrow(
      'It stopped at a warning: texts.',
    );
    const { printed } = await importing(['reviews', file, '--column', 'date=Rvw Dt', '--column', 'dislikes=Mend this']);
    expect(printed).toContain('60 rows: 60 added');
    expect(printed).not.toContain('"Rvw Dt" is not read');
  });

  it('a doubt stops an import without a terminal unless --yes names it, and on one it can be settled', async () => {
    const file = fileOf(
      'alike.csv',
      `company,rating,date,pros\n${rowsOf((n) => [firmOf(n), 1 + (n % 5), '2024-01-02', n % 2 ? `Fine tea ${n}` : 'All is well here'])}\n`,
    );
    await expect(importing(['reviews', file])).rejects.toThrow('It stopped at a warning: alike.');
    const answers = ['likes=', 'y'];
    const { printed } = await importing(['reviews', file], { ask: () => Promise.resolve(answers.shift() ?? 'n') });
    expect(printed).not.toContain('It stopped');
    expect((await importing(['reviews', file, '--yes=alike'])).printed).toContain('First undid import');
  });

  it('posts of other sites, other kinds and other scales are refused with the reason', async () => {
    const posts = fileOf(
      'posts.csv',
      `id,title,selftext,score,num_comments,subreddit\n${rowsOf((n) => [n, `Title ${n}`, 'What a day', n, n, 'jobs'])}\n`,
    );
    await expect(importing(['reviews', posts])).rejects.toThrow('has posts that people wrote on another site');
    const jobs = fileOf(
      'jobs.csv',
      `title,company,skills,description,link,posted\n${rowsOf((n) => ['Weaver', firmOf(n), 'Loom; Reed', `You weave and you mend ${n}`, `https://j.example/${n}`, '2024-01-02'])}\n`,
    );
    await expect(importing(['reviews', jobs])).rejects.toThrow('looks like jobs, and not like reviews');
    const ten = fileOf('ten.csv', `company,rating,date\n${rowsOf((n) => [firmOf(n), 1 + (n % 10), '2024-01-02'])}\n`);
    await expect(importing(['reviews', ten])).rejects.toThrow('it exceeds 5: it uses another scale');
  });

  it('openings that say much of their companies are openings, and other names are not offered as those of companies', async () => {
    const file = fileOf(
      'estimates.csv',
      `Job Title,Salary Estimate,Job Description,Company Name,Location,Headquarters,Size,Founded,Industry\n${rowsOf(
        (n) => [
          `Weaver ${n}`,
          '₹6L - ₹12L (Glassdoor est.)',
          `You weave and you mend ${n}`,
          firmOf(n),
          'Pune',
          'Chennai',
          '51 to 200 employees',
          1990,
          'Textiles',
        ],
      )}\n`,
    );
    expect((await importing(['jobs', file])).printed).toContain('60 rows: 60 added');
    const nameless = fileOf(
      'nameless.csv',
      `Job Title,Role Category,Industry,Posted\n${rowsOf((n) => [`Weaver ${n}`, ['Retail Sales', 'Advertising'][n % 2] ?? '', 'Textiles', '2024-01-02'])}\n`,
    );
    await expect(importing(['jobs', nameless])).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('Perhaps') }),
    );
  });

  it('departments are known by their other names, too', async () => {
    const named = ['Software Development Department', 'Human Resources', 'HR', 'Finance & Accounts dept.', 'Juggling'];
    const file = fileOf(
      'departments.csv',
      `company,rating,date,department\n${named.map((name, n) => `Tern Mills,${1 + n},2024-01-02,${name}`).join('\n')}\n`,
    );
    expect((await importing(['reviews', file])).printed).toContain('1 × left out: department is not a department');
    expect(
      await select(
        importer.database,
        { name: nullable(text) },
        `select d.name from research.reviews r join catalog.companies c on c.id = r.company_id left join catalog.departments d on d.id = r.department_id
         where c.name = 'Tern Mills' order by r.rating`,
      ),
    ).toEqual(
      ['Engineering - Software & QA', 'Human Resources', 'Human Resources', 'Finance & Accounts', null].map((name) => ({
        name,
      })),
    );
  });

  it('lists of questions go to their companies, and the second file of colleges adds none', async () => {
    const file = fileOf(
      'list.csv',
      'Question,Company,Frequency,Link\nWhat is a selvage?,Brindal Foods,12,https://q.example/1\nwhat is a SELVAGE,Brindal Foods,3,\n',
    );
    expect((await importing(['questions', file])).printed).toContain(
      '2 rows: 1 added, 0 updated, 0 unchanged, 1 repeat',
    );
    expect(
      await select(importer.database, { n: integer }, 'select listed as n from research.interview_questions'),
    ).toEqual([{ n: 12 }]);
    const first = fileOf(
      'first.csv',
      'Name,City,State,Rank\nIIT Zedpur,Zedpur,Bihar,3\nThe Quince College,Pune,Maharashtra,7\n',
    );
    const second = fileOf(
      'second.csv',
      'Rank,College,City\n2,"INDIAN INSTITUTE OF TECHNOLOGY, ZEDPUR",Zedpur\n8,"Quince College, Pune",Pune\n',
    );
    expect((await importing(['colleges', first])).printed).toContain('2 rows: 2 added');
    expect((await importing(['colleges', second])).printed).toContain('2 rows: 0 added, 2 updated');
  });
});
