import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import { flushBulkIndexes } from '@/server/platform/bulk-indexes';
import { ginIndexes } from '@/server/platform/bulk-indexes.queries';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import type { Database } from '@/server/platform/database';
import { bigint, boolean, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

/** As the database reports a lost race. */
const lostRace = Object.assign(new Error('deadlock detected'), { code: '40P01' });

const salaries = (first: number, count: number): readonly Readonly<Record<string, string>>[] =>
  Array.from({ length: count }, (_, place) => ({
    company: `Loom House ${place % 7}`,
    'job title': `Bobbin Winder of Hall ${first + place}`,
    salary: `${300_000 + place}`,
    date: '2026-03',
  }));

describe.each(testDatabaseKinds)('an import that does not run undisturbed, on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf, importing } = importer;

  const countOf = async (table: string): Promise<number> =>
    (await select(importer.database, { n: bigint }, `select count(*) as n from ${table}`))[0]?.n ?? 0;
  const figuresDiffer = () =>
    select(
      importer.database,
      { name: text },
      `select c.name from research.company_figures f join catalog.companies c on c.id = f.company_id
       where f.salaries <> (select case when sum(reports) < 5 or sum(reports) is null then 0 when sum(reports) < 50 then sum(reports) else sum(reports) - sum(reports) % 5 end
                            from research.salaries s where s.company_id = f.company_id)
          or not exists (select from research.salary_figures g where g.company_id = f.company_id and g.job_profile_id = 0 and g.location_id = 0
                           and g.band = -1 and g.count = f.salaries) and f.salaries > 0`,
    );

  it('says in a dry run of several batches what would be, and adds nothing', async () => {
    const file = fileOf('dry.json', JSON.stringify([...salaries(0, 4_300), ...salaries(0, 10)]));
    const { printed } = await importing(['salaries', file, '--dry-run']);
    expect(printed).toContain('4,310 rows: 4,300 added, 0 updated, 0 unchanged, 10 repeat another row, 0 refused');
    expect(await countOf('research.salaries')).toBe(0);
    expect(await countOf('catalog.companies')).toBe(0);
  });

  it('goes on within a list of JSON that is one line, and says which row repeats which', async () => {
    const file = fileOf('line.json', JSON.stringify([...salaries(0, 4_300), ...salaries(0, 10)]));
    const stopped = await importing(['salaries', file], { isStopping: () => true });
    expect(stopped.printed).toContain('Stopped after row 4,000 (line 1); run the same command to continue.');
    const { printed } = await importing(['salaries', file]);
    expect(printed).toContain('Continued after row 4,000 (line 1)');
    expect(printed).toContain('4,310 rows: 4,300 added, 0 updated, 0 unchanged, 10 repeat another row, 0 refused');
    expect(readFileSync(join(importer.folder, 'salaries-line.json.report.csv'), 'utf8').split('\n')[1]).toBe(
      '1,4301,repeated,repeats row 1,,',
    );
    expect(await figuresDiffer()).toEqual([]);
  });

  it('finds reviews by their words once it is through, and those of one that was stopped once cards are made', async () => {
    const told = (place: number) => ({
      company: `Selvage House ${place % 40}`,
      date: '2024-01-02',
      rating: String(1 + (Math.floor(place / 40) % 5)),
      pros: `Warp number ${place}`,
      cons: `Bad ${place % 2 === 0 ? 'heddle' : 'treadle'} in hall ${place}`,
    });
    const found = async (word: string): Promise<number> =>
      (
        await select(
          importer.database,
          { n: bigint },
          `select count(*) as n from research.reviews where doc @@ to_tsquery('english', $1)`,
          word,
        )
      )[0]?.n ?? 0;
    const file = fileOf('words.json', JSON.stringify(Array.from({ length: 4_300 }, (_, place) => told(place))));
    await importing(['reviews', file], { isStopping: () => true });
    await refreshCards({
      database: importer.database,
      authorship: createAuthorship(Buffer.alloc(32, 7)),
      now: Date.now,
    });
    expect([await found('heddle'), await found('treadle')]).toEqual([2_000, 2_000]);
    await importing(['reviews', file]);
    expect([await found('heddle'), await found('treadle')]).toEqual([2_150, 2_150]);
    await importing([
      'reviews',
      fileOf('alone.json', JSON.stringify([{ ...told(0), company: 'Loner', cons: 'The shuttle of the hall' }])),
    ]);
    expect(await found('shuttle')).toBe(1);
  });

  it('writes a batch again that lost a race, with what it had added', async () => {
    let losses = 1;
    const { database } = importer;
    const losing: Database = {
      ...database,
      query: (statement, ...values) => database.query(statement, ...values),
      execute: (script) => database.execute(script),
      // The database itself retries like this.
      transaction: async (work) => {
        try {
          return await database.transaction(async (tx) => {
            const result = await work(tx);
            losses -= 1;
            if (losses === 0) throw Object.assign(new Error('lost'), { cause: lostRace });
            return result;
          });
        } catch (error) {
          if (!(error instanceof Error) || error.cause !== lostRace) throw error;
          return database.transaction(work);
        }
      },
    };
    // The run's transactions: indexes, statistics, then the first batch.
    losses = 3;
    const { printed } = await importing(['salaries', fileOf('race.json', JSON.stringify(salaries(5_000, 40)))], {
      database: losing,
    });
    expect(printed).toContain('40 rows: 40 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused');
    expect(await figuresDiffer()).toEqual([]);
  });

  it('takes notice of another import of the same names between its batches', async () => {
    const { database } = importer;
    const rows = salaries(9_000, 4_500);
    const other = fileOf('other.json', JSON.stringify(rows.toReversed().slice(0, 1_400)));
    let batches = 0;
    const interrupted: Database = {
      ...database,
      query: (statement, ...values) => database.query(statement, ...values),
      execute: (script) => database.execute(script),
      transaction: async (work) => {
        const result = await database.transaction(work);
        batches += 1;
        if (batches === 3) await importing(['salaries', other]);
        return result;
      },
    };
    const before = await countOf('research.salaries');
    const { printed } = await importing(['salaries', fileOf('one.json', JSON.stringify(rows))], {
      database: interrupted,
    });
    expect(printed).toContain('4,500 rows: 4,000 added, 0 updated, 500 unchanged, 0 repeat another row, 0 refused');
    expect(await countOf('research.salaries')).toBe(before + 4_500);
    const names = await select(
      importer.database,
      { title: text },
      `select distinct j.name as title from research.salaries s join catalog.job_profiles j on j.id = s.job_profile_id where j.name like 'Bobbin%'`,
    );
    expect(names.length).toBe(4_300 + 40 + 4_500);
  });

  it('leaves indexes that a killed import had switched to whoever opens the database next', async () => {
    await run(importer.database, 'alter index catalog.name_tails_like set (fastupdate = true)');
    await flushBulkIndexes(importer.database);
    expect((await importer.database.query(ginIndexes)).filter(({ is_bulk }) => is_bulk)).toEqual([]);
    const tree = await select(
      importer.database,
      { is_used: boolean },
      `select count(*) > 0 as is_used from catalog.name_tails where 'loom hose' <% tail and at = 0`,
    );
    expect(tree).toEqual([{ is_used: true }]);
  });
});
