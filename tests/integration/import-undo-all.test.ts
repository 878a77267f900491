import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { importKinds } from '@/server/import/kinds/import-kinds';
import { undoByNumber } from '@/server/import/undo/undo-command';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const LOGS = new Set(['research.salary_snapshots', 'research.tenure_snapshots', 'drizzle.__drizzle_migrations']);
const LAST_RUN = 'import.last-run';

const many = (head: string, rows: number, cells: (n: number) => readonly (string | number)[]): string =>
  [head, ...Array.from({ length: rows }, (_, n) => cells(n).join(','))].join('\n').concat('\n');
const HOUSES = ['Loom House', 'Dye House', 'Reed House'];
const houseOf = (n: number, further: string) => (n % 4 === 3 ? further : (HOUSES[n % 4] ?? further));
const ROLES = ['Loom Weaver', 'Cloth Dyer', 'Software Engineer'];
const PLACES = ['Pune', 'Surat', 'Bengaluru'];

/** A file per kind; the second wave overlaps the first. */
const filesOf = (wave: 1 | 2): Readonly<Record<string, string>> => {
  const further = wave === 1 ? 'Heald House' : 'Woad House';
  const industries = wave === 1 ? ['Banking', 'Retail', 'Banking'] : ['Retail', 'Pharma & Biotech', 'Banking'];
  return {
    cities: `city,state,aliases\nKothari Nagar ${wave},Gujarat,\nSurat,Gujarat,Silk Town ${wave}\n`,
    taxonomies: `list,name,aliases\nindustries,Kite Making ${wave},\nskills,Loom Tuning,Tuning of Looms ${wave}\njob-profiles,Loom Weaver,Weaver of ${wave}\n`,
    colleges: `college name,city,state,ownership,website\nWeft College of Looms,Pune,Maharashtra,${wave === 1 ? 'Private' : 'Government'},https://weft${wave}.ac.in\nWarp College ${wave},Surat,Gujarat,Private,\n`,
    companies: [
      'company,industry,hq,reviews,website,founded,employees in india,employees,secondary industry,social links,info tags,about',
      ...(wave === 1
        ? []
        : [
            'Lone House,Banking,Pune,70,https://lone.co.in,1999,900,9000,Retail,x.com/lone,Family firm,A lone one of looms.',
          ]),
      ...[...HOUSES, further].map(
        (name, n) =>
          `${name},${industries[n] ?? 'Retail'},${PLACES[(n + wave) % 3]},${wave * 40 * (n + 1)},https://house${n}${wave}.co.in,${1990 + n + wave},${wave * 300},${wave * 9_000},${['Kite Making 1', 'Textiles', ''][(n + wave) % 3]},${wave === 1 && n % 2 === 0 ? '' : `https://www.linkedin.com/company/house${n}x${wave}; x.com/house${n}`},${wave === 2 && n % 2 === 0 ? '' : `Firm of wave ${wave}`},Cloth of wave ${wave} and house ${n}.`,
      ),
      '',
    ].join('\n'),
    profiles: [
      'company,section,title,text,link,month',
      ...[...HOUSES, further].flatMap((name, n) => [
        `${name},Overview,,"Cloth of wave ${wave}.\nAnd house ${n}.",,`,
        `${name},FAQ,Is there tea?,At ${n} and at ${wave}.,,`,
        `${name},Updates,A hall opened,In wave ${wave},https://house${n}.co.in/news/${wave},2026-0${wave}`,
        `${name},How we weave ${n % 2 === 0 ? '' : wave},,By hand in wave ${wave}.,,`,
        `${name},Videos,A day of ${n},,https://video.example/${n % 2 === 0 ? n : wave},`,
        `${name},Offices,${PLACES[n % 3]},${wave * 4} Canal Road,,`,
        `${name},Offices,${PLACES[(n + 1) % 3]},,,`,
        `${name},Subsidiaries,${n === 0 ? 'Reed House' : `Small House ${n} of ${n === 1 ? 0 : wave}`},,,`,
      ]),
      '',
    ].join('\n'),
    reviews: many('company,date,rating,pros,cons,job title,location', 24, (n) => [
      houseOf(n, further),
      `202${wave + 2}-03-${String((n % 27) + 1).padStart(2, '0')}`,
      1 + ((n * wave) % 5),
      `Fair tea ${n} of ${wave} every day`,
      `Loud hall ${n} of ${wave} all night`,
      ROLES[n % 3] ?? '',
      PLACES[n % 3] ?? '',
    ]),
    salaries: many('company,role,ctc,location,experience,date', 43, (n) => [
      n < 40 ? houseOf(n, further) : 'Lone House',
      ROLES[n % 3] ?? '',
      400_000 + n * 7_000 * wave,
      PLACES[n % 3] ?? '',
      n % 9,
      `202${wave + 3}-0${(n % 9) + 1}`,
    ]),
    interviews: many('company,role,date,questions,difficulty,outcome', 16, (n) => [
      houseOf(n, further),
      ROLES[n % 3] ?? '',
      `202${wave + 2}-05-01`,
      `What is a selvage of kind ${n % 5}?`,
      ['easy', 'medium', 'hard'][n % 3] ?? '',
      ['offer', 'no offer'][n % 2] ?? '',
    ]),
    questions: many('company,question,times asked', 12, (n) => [
      houseOf(n, further),
      `What is a selvage of kind ${n % 6}?`,
      n + wave,
    ]),
    jobs: many('title,company,location,pay,posted on,skills,link', 16, (n) => [
      `Keeper of looms ${n % 8}`,
      houseOf(n, further),
      PLACES[n % 3] ?? '',
      `${4 + wave} LPA`,
      `2026-1${wave - 1}-0${(n % 8) + 1}`,
      'Loom Tuning',
      n % 2 === 0 ? `https://jobs.example/${n}` : '',
    ]),
    tenure: many('report id,company,joined,left,reported on,location,offer,settlement days', 40, (n) => [
      n % 3 === 0 ? `own-${wave}x${n}` : `stay-${n}x`,
      houseOf(n, further),
      `202${n % 3}-Q${(n % 4) + 1}`,
      wave === 1 && n % 2 === 0 ? '' : '2025-Q2',
      '2026-02-01',
      PLACES[(n * wave) % 3] ?? '',
      ['kept', 'changed'][n % 2] ?? '',
      10 + n * wave,
    ]),
  };
};

const ORDERS: readonly (readonly [string, (kinds: readonly string[]) => readonly string[]])[] = [
  ['the last first', (kinds) => kinds.toReversed()],
  ['the first first', (kinds) => kinds],
  ['each third', (kinds) => kinds.map((_, n) => kinds[(n * 3) % kinds.length] ?? '')],
];

describe.each(testDatabaseKinds)('after an undo every table is as it was before, on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (of: string, wave: 1 | 2): Promise<number> => {
    const file = importer.fileOf(`${of}-${wave}.csv`, filesOf(wave)[of] ?? '');
    const { printed } = await importer.importing([of, file, '--yes=alike,texts,constant']);
    return Number(/It is import (\d+)/.exec(printed)?.[1]);
  };
  const undo = (id: number) =>
    undoByNumber(id, false, {
      database: importer.database,
      authorship: createAuthorship(Buffer.alloc(32, 7)),
      output: { write: () => undefined },
    });
  const kinds = importKinds.map(({ name }) => name);

  beforeAll(async () => {
    for (const of of kinds) await importing(of, 1);
  }, 120_000);

  it.each(kinds)(
    'of one import of %s',
    async (of) => {
      const before = await tablesOf(importer.database);
      const id = await importing(of, 2);
      expect(await tablesOf(importer.database)).not.toEqual(before);
      await undo(id);
      expect(await tablesOf(importer.database)).toEqual(before);
    },
    120_000,
  );

  it.each(ORDERS)(
    'of imports of all kinds, %s',
    async (_, orderOf) => {
      const before = await tablesOf(importer.database);
      const ids = new Map<string, number>();
      for (const of of kinds) ids.set(of, await importing(of, 2));
      for (const of of orderOf(kinds)) await undo(ids.get(of) ?? 0);
      expect(await tablesOf(importer.database)).toEqual(before);
    },
    120_000,
  );
});

async function tablesOf(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const names = await select(
    database,
    { name: text },
    `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  expect(names.length).toBeGreaterThan(130);
  const tables: Record<string, readonly string[]> = {};
  for (const { name } of names.filter((table) => !LOGS.has(table.name)))
    tables[name] = (await select(database, { row: text }, `select t::text as row from ${name} t order by 1`)).flatMap(
      ({ row }) => (row.includes(LAST_RUN) ? [] : [row]),
    );
  return tables;
}
