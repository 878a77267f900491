import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyTable } from '@tests/support/any-tables';
import { anyTables, FOREIGN, misspelt } from '@tests/support/any-tables';
import { select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoImport } from '@/server/import/undo/undo-import';
import { integer, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const ROWS = 40;
const RUNS = 2;

const STRAY = ['7.8k', '240', '38 locations', 'https://x.example/a', '12 %', '4/5/2021', '--', 'Zubrowka Nagar'];
/** Matches numbers and links, which are neither texts nor names. */
const NO_WORDS = /^(?:https?:\/\/\S+|[.,]*\d[\d.,]*\s*(?:k|l|%)?)$/i;

interface Stored {
  readonly table: string;
  readonly has: Readonly<Record<string, string>>;
  readonly texts: readonly string[];
}

const PLACE_AND_ROLE = { location: 't.location_id is not null', jobProfile: 't.job_profile_id is not null' };
const profileHas = (fact: string): string =>
  `exists (select from research.company_profiles p where p.company_id = t.id and p.${fact} is not null)`;
const STORED: Readonly<Record<string, Stored>> = {
  reviews: {
    table: 'research.reviews',
    has: { ...PLACE_AND_ROLE, rating: 'true', likes: 't.likes is not null', dislikes: 't.dislikes is not null' },
    texts: ['t.likes', 't.dislikes'],
  },
  salaries: {
    table: 'research.salaries',
    has: { ...PLACE_AND_ROLE, total: 't.fixed > 0', experience: 't.experience is not null' },
    texts: ['(select name from catalog.job_profiles p where p.id = t.job_profile_id)'],
  },
  interviews: {
    table: 'research.interviews',
    has: {
      ...PLACE_AND_ROLE,
      outcome: 't.outcome is not null',
      difficulty: 't.difficulty is not null',
      story: `t.story <> ''`,
      questions: 'exists (select from research.interview_asked a where a.interview_id = t.id)',
    },
    texts: [`nullif(t.story, '')`],
  },
  questions: {
    table: 'research.interview_questions',
    has: { jobProfile: PLACE_AND_ROLE.jobProfile, question: 'true', link: 't.source_url is not null' },
    texts: ['t.text'],
  },
  jobs: {
    table: 'research.jobs',
    has: {
      title: 'true',
      location: `t.location_ids <> '{}'`,
      pay: 't.min_ctc is not null',
      experience: 't.min_experience is not null',
      skills: `t.skills <> '{}'`,
      description: 't.description is not null',
      link: 't.apply_url is not null',
    },
    texts: ['t.title', 't.description'],
  },
  companies: {
    table: 'catalog.companies',
    has: {
      name: 'true',
      headquarters: `t.headquarters <> ''`,
      website: profileHas('website'),
      founded: profileHas('founded_year'),
      worldwide: profileHas('global_employees'),
    },
    texts: ['t.name', `nullif(t.headquarters, '')`],
  },
  colleges: {
    table: 'catalog.colleges',
    has: {
      name: 'true',
      city: 't.city is not null',
      state: 't.state is not null',
      ownership: 't.ownership is not null',
    },
    texts: ['t.name', 't.city', 't.state'],
  },
};

const drawnOf = ({ headers }: AnyTable) =>
  fc.record({
    order: fc.shuffledSubarray([...Object.keys(headers), ...Object.keys(FOREIGN)], {
      minLength: Object.keys({ ...headers, ...FOREIGN }).length,
    }),
    without: fc.option(fc.constantFrom(...Object.keys(headers))),
    slip: fc.option(fc.tuple(fc.constantFrom(...Object.keys(headers)), fc.nat(20), fc.nat(2))),
    // A repeated name means one company or college.
    constant: fc.option(fc.constantFrom(...Object.keys(headers).filter((name) => name !== 'name'))),
    strays: fc.array(fc.tuple(fc.nat(ROWS - 1), fc.constantFrom(...Object.keys(headers)), fc.constantFrom(...STRAY)), {
      maxLength: 8,
    }),
  });

type Drawn = ReturnType<typeof drawnOf> extends fc.Arbitrary<infer T> ? T : never;

function fileOfTable({ headers, cells }: AnyTable, { order, without, slip, constant, strays }: Drawn) {
  const columns = order.filter((name) => name !== without);
  const headersOf = columns.map((name) => {
    const header = headers[name] ?? name;
    return slip?.[0] === name ? misspelt(header, slip[1], slip[2]) : header;
  });
  const rows = Array.from({ length: ROWS }, (_, n) =>
    columns.map((name) => {
      const stray = strays.find(([row, column]) => row === n && column === name);
      return stray?.[2] ?? (cells[name] ?? FOREIGN[name] ?? String)(name === constant ? 0 : n);
    }),
  );
  return { headers: headersOf, rows };
}

const wholeOf = ({ headers }: AnyTable): Drawn => ({
  order: [...Object.keys(FOREIGN), ...Object.keys(headers)],
  ...{ without: null, slip: null, constant: null },
  strays: Object.keys(headers).map((name, row) => [row, name, '7.8k']),
});

const quoted = (cell: string): string => `"${cell}"`;

describe('a table of anybody', () => {
  const importer = importerOn(testDatabaseKind);

  describe.each(Object.entries(STORED))('of %s that is imported', (kind, { table, has, texts }) => {
    const any = anyTables[kind];
    if (any === undefined) throw new Error(`There is no table of ${kind}.`);

    const imported = async (name: string, lines: readonly string[]) => {
      const file = importer.fileOf(name, `${lines.join('\n')}\n`);
      const files = { report: join(importer.folder, 'report.csv'), map: join(importer.folder, 'map.json') };
      const yes = '--yes=nearly,constant,alike,half,names,texts,undated,kind';
      rmSync(files.report, { force: true });
      try {
        const { printed } = await importer.importing([
          kind,
          file,
          yes,
          '--report',
          files.report,
          '--save-map',
          files.map,
        ]);
        const id = /It is import (\d+)/.exec(printed)?.[1];
        if (id === undefined) throw new Error(printed);
        const map: { readonly columns: Readonly<Record<string, string>> } = JSON.parse(readFileSync(files.map, 'utf8'));
        return { id, columns: map.columns, found: findingsIn(files.report) };
      } catch (error) {
        expect(String(error)).toMatch(/column|read|needs|stopped|nothing/i);
        return null;
      }
    };

    it('has each mapped value in its target or a line in the report, and no text of another shape', async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(drawnOf(any), async (drawn) => {
          run += 1;
          const { headers, rows } = fileOfTable(any, drawn);
          const lines = [headers, ...rows].map((cells) => cells.map(quoted).join(','));
          const done = await imported(`${kind}-${run}.csv`, lines);
          // Tables without typos, gaps and constants are never refused.
          const isUsual = drawn.without === null && drawn.slip === null && drawn.constant === null;
          if (isUsual) expect(done).not.toBeNull();
          if (done === null) return;
          const { id, columns, found } = done;
          try {
            const gone = new Set(found.filter(({ outcome }) => outcome !== 'left out').map(({ row }) => row));
            for (const [column, condition] of Object.entries(has)) {
              const place = headers.indexOf(columns[column] ?? '');
              if (place < 0) continue;
              const told = new Set(found.filter((one) => one.column === column).map(({ row }) => row));
              const given = rows.flatMap((cells, at) => (cells[place] === '--' || gone.has(at + 1) ? [] : [at + 1]));
              const [stored] = await select(
                importer.database,
                { n: integer },
                `select count(*)::int as n from ${table} t where t.import_ids @> array[${id}] and ${condition}`,
              );
              expect(stored?.n, `${column} under "${columns[column]}"`).toBe(
                given.filter((row) => !told.has(row)).length,
              );
            }
            for (const value of texts) {
              const words = await select(
                importer.database,
                { words: text },
                `select ${value} as words from ${table} t where t.import_ids @> array[${id}] and ${value} is not null`,
              );
              for (const row of words) expect(row.words).not.toMatch(NO_WORDS);
            }
            const firms = await select(
              importer.database,
              { name: text },
              'select name from catalog.companies where import_ids is not null',
            );
            for (const { name } of firms) expect(name).not.toMatch(NO_WORDS);
          } finally {
            await undoImport(importer.database, Number(id), () => undefined);
          }
        }),
        { numRuns: RUNS, examples: [[wholeOf(any)]] },
      );
    });
  });
});

function findingsIn(report: string) {
  // Without a finding there is no report.
  if (!existsSync(report)) return [];
  const [, ...lines] = readFileSync(report, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [, row = '', outcome = '', rest = ''] = /^\d+,(\d+),([a-z ]+),(.*)$/.exec(line) ?? [];
    const column = /,([a-zA-Z]*),[^,]*$/.exec(rest)?.[1] ?? '';
    return { row: Number(row), outcome, column };
  });
}
