import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { layeredTables } from '@/server/import/layers/layered-tables.queries';
import { printImports, undoByNumber } from '@/server/import/undo/undo-command';
import { finishInterruptedUndos, undoImport } from '@/server/import/undo/undo-import';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';
import { dumpOf } from './harness/dump-of';
import { importerOn } from './harness/import-scene';

const COMPANIES = 'company,sector,hq,reviews\nLoom House,Banking,Pune,12\nDye House,Retail,Surat,3\n';
const NEWER =
  'company,sector,website\nLoom House,Pharma,https://loomhouse.co.in\nWoad House,Retail,https://woadhouse.co.in\n';
const REVIEWS =
  'company,date,rating,pros,cons,job title\nLoom House,2024-01-02,4,Tea and light,Noise,Weaver\nLoom House,2024-01-03,2,Tea and calm,Dust all day,Dyer\nNew House,2024-02-03,5,Good people,Long way,Dyer\n';
const SALARIES =
  'company,role,ctc,salaries reported,location\nLoom House,Weaver,4 LPA,3,Pune\nLoom House,Weaver,8 LPA,1,Pune\nOther House,Reel Tester,5 LPA,2,Surat\n';
const JOBS =
  'title,company,location,link,posted on,skills\nWeaver,Loom House,Pune,https://jobs.example/1,2026-10-01,"Weaving, Java"\nDyer,Loom House,Pune,,2026-10-02,Java\n';
const INTERVIEWS =
  'company,role,date,questions\nLoom House,Weaver,2024-05-01,What is a selvage?\nThird House,Dyer,2024-05-02,What is a mordant?\n';

describe.each(testDatabaseKinds)('an import is taken back on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (of: string, name: string, content: string): Promise<number> => {
    const { printed } = await importer.importing([of, importer.fileOf(name, content)]);
    return Number(/It is import (\d+)/.exec(printed)?.[1]);
  };
  const undo = (id: number) => undoImport(importer.database, id, () => undefined);

  it('and leaves what was there before, whatever the order', async () => {
    const before = await dumpOf(importer.database);
    const ids = [
      await importing('companies', 'companies.csv', COMPANIES),
      await importing('companies', 'newer.csv', NEWER),
      await importing('reviews', 'reviews.csv', REVIEWS),
      await importing('salaries', 'salaries.csv', SALARIES),
      await importing('jobs', 'jobs.csv', JOBS),
      await importing('interviews', 'interviews.csv', INTERVIEWS),
    ];
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = ids;
    for (const id of [second, fourth, first, sixth, third, fifth]) {
      const output = { write: () => undefined };
      await undoByNumber(id, false, {
        database: importer.database,
        authorship: createAuthorship(Buffer.alloc(32, 7)),
        output,
      });
    }
    expect(await dumpOf(importer.database)).toEqual(before);
  }, 120_000);

  it('and values go back to the last import that has them', async () => {
    await importing('companies', 'companies.csv', COMPANIES);
    const kept = await dumpOf(importer.database);
    const newer = await importing('companies', 'newer.csv', NEWER);
    expect(await industryOf('Loom House')).toBe('Pharma & Biotech');
    await undo(newer);
    expect(await dumpOf(importer.database)).toEqual(kept);
    const again = await importing('companies', 'newer.csv', NEWER);
    const [older] = await select(importer.database, { id: text }, 'select min(id)::text as id from platform.imports');
    await undo(Number(older?.id));
    expect(await industryOf('Loom House')).toBe('Pharma & Biotech');
    expect(await industryOf('Dye House')).toBeUndefined();
    await undo(again);
    expect(await industryOf('Loom House')).toBeUndefined();
  }, 120_000);

  it('and names keep the order in which they were given', async () => {
    const aliases = () =>
      select(
        importer.database,
        { aliases: text },
        `select array_to_string(aliases, ',') as aliases from catalog.locations where name = 'Bengaluru'`,
      );
    const before = await aliases();
    const id = await importing('cities', 'cities.csv', 'city,state,aliases\nBengaluru,Karnataka,Aardvark Town\n');
    expect(await aliases()).toEqual([{ aliases: `${before[0]?.aliases},Aardvark Town` }]);
    await undo(id);
    expect(await aliases()).toEqual(before);
  });

  it('and what others need stays without its facts', async () => {
    const companies = await importing('companies', 'companies.csv', COMPANIES);
    const reviews = await importing('reviews', 'reviews.csv', REVIEWS);
    const undone = await undo(companies);
    expect(await industryOf('Loom House')).toBe('Other');
    expect(undone.removed).toBeGreaterThan(0);
    await undo(reviews);
    expect(await industryOf('Loom House')).toBeUndefined();
  }, 120_000);

  it('and a process that is killed meanwhile has lost nothing: the next one ends it', async () => {
    const before = await dumpOf(importer.database);
    const id = await importing('reviews', 'reviews.csv', REVIEWS);
    let turns = 0;
    const failing: Database = {
      ...importer.database,
      query: (statement, ...values) => importer.database.query(statement, ...values),
      execute: (script) => importer.database.execute(script),
      transaction: (work) => {
        turns += 1;
        return turns > 1 ? Promise.reject(new Error('killed')) : importer.database.transaction(work);
      },
    };
    await expect(undoImport(failing, id, () => undefined)).rejects.toThrow('killed');
    const lines: string[] = [];
    await printImports({ database: importer.database, output: { write: (line) => lines.push(line) } });
    expect(lines.join('')).toContain('partly undone');
    expect(await finishInterruptedUndos(importer.database)).toEqual([id]);
    expect(await dumpOf(importer.database)).toEqual(before);
  }, 120_000);

  it('and the same file with another mapping takes its place', async () => {
    const file = importer.fileOf('mapped.csv', REVIEWS);
    await importer.importing(['reviews', file]);
    const { printed } = await importer.importing([
      'reviews',
      file,
      '--column',
      'likes=cons',
      '--column',
      'dislikes=pros',
    ]);
    expect(printed).toContain('of the same file: ');
    expect(printed).toContain('3 rows: 3 added');
    const rows = await select(importer.database, { likes: text }, 'select likes from research.reviews order by likes');
    expect(rows.map(({ likes }) => likes)).toEqual(['Dust all day', 'Long way', 'Noise']);
  }, 120_000);

  it('and the same file takes the place of its import by an earlier version, which read its rows otherwise', async () => {
    const file = importer.fileOf('openings.csv', JOBS);
    await importer.importing(['jobs', file]);
    const count = () =>
      select(importer.database, { count: text }, 'select count(*)::text as count from research.jobs').then(
        ([row]) => row?.count,
      );
    expect(await count()).toBe('2');
    for (const change of [
      `update platform.imports set key = 'of an earlier version' where kind = 'jobs'`,
      `update research.jobs set import_key = 'earlier:' || import_key`,
    ])
      await importer.database.execute(change);
    expect((await importer.importing(['jobs', file])).printed).toContain('of the same file: ');
    expect(await count()).toBe('2');
  }, 120_000);

  it('and no table that refers to another is forgotten', async () => {
    for (const table of layeredTables) {
      const referring = await select(
        importer.database,
        { name: text },
        `select c.conrelid::regclass::text || '.' || a.attname as name
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.contype = 'f' and c.confrelid = '${table.name}'::regclass and c.confdeltype <> 'c' and c.conrelid::regclass::text not like '%_figures'`,
      );
      expect(table.keptBy).toEqual(expect.arrayContaining(referring.map(({ name }) => name)));
    }
  });

  async function industryOf(company: string): Promise<string | undefined> {
    const [row] = await select(
      importer.database,
      { industry: text },
      `select i.name as industry from catalog.companies c join catalog.industries i on i.id = c.industry_id where c.name = '${company}'`,
    );
    return row?.industry;
  }
});
