import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

describe.each(testDatabaseKinds)('a year or a quarter alone is not a month, on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (of: string, name: string, content: string, ...more: readonly string[]) =>
    (await importer.importing([of, importer.fileOf(name, content), ...more])).printed;
  const all = async (sql: string) =>
    (await select(importer.database, { value: nullable(text) }, sql)).map(({ value }) => value);

  it('reviews are asked for their date, and only those of a month go in', async () => {
    const head = 'company,date,rating,pros';
    await expect(
      importing(
        'reviews',
        'years.csv',
        `${head}\nOchre Mills,2023,4,Tea is free here\nOchre Mills,2024,5,Lifts work\n`,
      ),
    ).rejects.toThrow('reviews need the column date');
    const printed = await importing(
      'reviews',
      'some.csv',
      `${head}\nOchre Mills,2023,4,Tea is hot\nOchre Mills,Q3 2023,4,Tea is cold\nOchre Mills,2 years ago,3,Tea is late\nOchre Mills,Mar 2024,5,Lifts work well\nOchre Mills,2024-05-06,5,Light is good\nOchre Mills,2024-06,5,Air is good\n`,
    );
    expect(printed).toMatch(/3 .*refused/);
    expect(await all(`select to_char(created_at, 'YYYY-MM') as value from research.reviews order by 1`)).toEqual([
      '2024-03',
      '2024-05',
      '2024-06',
    ]);
  });

  it('salaries go in without a month, and the summary says why', async () => {
    const printed = await importing(
      'salaries',
      'work-years.csv',
      'company,role,ctc,work_year\nPirn Works,Weaver,900000,2021\nPirn Works,Dyer,800000,2023\n',
    );
    expect(printed).toContain(
      '"work_year" is not read as date: it mostly cannot be read: "2021" has a year, but no month',
    );
    expect(await all(`select distinct month::text as value from research.salaries`)).toEqual(['1900-01-01']);
  });

  it('interviews are asked about, and rows of a year alone are refused', async () => {
    const printed = await importing(
      'interviews',
      'years-asked.csv',
      'company,date,questions\nOchre Mills,2023,What is a selvage?\nOchre Mills,May 2024,What is a pirn?\nOchre Mills,June 2024,What is a heddle?\n',
    );
    expect(printed).toMatch(/1 .*refused/);
    expect(await all(`select month::text as value from research.interviews order by 1`)).toEqual([
      '2024-05-01',
      '2024-06-01',
    ]);
  });

  it('openings of a year that is over are refused, and those of this year have no day', async () => {
    const printed = await importing(
      'jobs',
      'years-posted.csv',
      'company,title,posted\nOchre Mills,Weaver,2019\nOchre Mills,Dyer,2026\nOchre Mills,Carder,2026-11-01\n',
      '--yes=half',
    );
    expect(printed).toContain('is a year that is over');
    expect(
      await all(
        `select concat_ws(' ', title, case when is_day_known then posted_on end) as value from research.jobs order by 1`,
      ),
    ).toEqual(['Carder 2026-11-01', 'Dyer']);
  });

  it('joining and leaving take quarters, and never a year', async () => {
    const printed = await importing(
      'tenure',
      'stays.csv',
      'id,company,joined,left,date,exit\na-1,Ochre Mills,Q1 2023,2026-Q1,2026-04-10,Resigned\na-2,Ochre Mills,2023,2026-Q1,2026-04-10,Resigned\n',
    );
    expect(printed).toContain('has a year, but no month');
    expect(printed).toMatch(/1 .*refused/);
  });
});
