import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { integer } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const DATA = join(import.meta.dirname, '..', '..', '..', 'shared', 'data');
const reason = existsSync(DATA) ? '' : ` (skipped: there is no ${DATA})`;
const YES = '--yes=alike,half,names,texts,nearly,constant,undated';

const filesIn = (folder: string) =>
  (existsSync(DATA) ? readdirSync(join(DATA, folder)) : []).map((name) => join(DATA, folder, name));
const rowsOf = (kind: string, folder: string): readonly (readonly string[])[] =>
  filesIn(folder).map((file) => [kind, file]);
/** In a working order; lists in the college folder are courses. */
const COMMANDS: readonly (readonly string[])[] = [
  ...rowsOf('cities', 'cities'),
  ...filesIn('colleges').map((file) => [/courses/.test(file) ? 'taxonomies' : 'colleges', file]),
  ...rowsOf('companies', 'companies'),
  ...rowsOf('taxonomies', 'taxonomies'),
  ...rowsOf('reviews', 'reviews'),
  ...rowsOf('salaries', 'salaries'),
  ...filesIn('interviews').map((file) => [
    'interviews',
    file,
    '--set',
    `company=${/_([a-z]+)_/.exec(file)?.[1] ?? ''}`,
  ]),
  ...rowsOf('jobs', 'jobs'),
];
const COUNTS = `select (select count(*) from catalog.companies)::int as companies, (select count(*) from research.salaries)::int as salaries,
  (select count(*) from research.reviews)::int as reviews, (select count(*) from research.jobs)::int as jobs,
  (select count(*) from research.interviews)::int as interviews, (select count(*) from catalog.colleges)::int as colleges,
  (select count(*) from catalog.locations)::int as cities`;

describe.skipIf(!existsSync(DATA)).each(testDatabaseKinds)(`public files once more, on %s${reason}`, (kind) => {
  const importer = importerOn(kind);

  it('add nothing, whatever came in between and in another order', async () => {
    const counts = () =>
      select(
        importer.database,
        {
          companies: integer,
          salaries: integer,
          reviews: integer,
          jobs: integer,
          interviews: integer,
          colleges: integer,
          cities: integer,
        },
        COUNTS,
      );
    const all = async (commands: typeof COMMANDS) => {
      const added: string[] = [];
      for (const command of commands) {
        const { printed } = await importer.importing([...command, YES, '--restart']);
        added.push(`${command[1]?.split('/').at(-1)}: ${/rows: ([\d,]+) added/.exec(printed)?.[1]}`);
      }
      return added;
    };
    const first = await all(COMMANDS);
    expect(first.filter((line) => line.endsWith('undefined'))).toEqual([]);
    const before = await counts();
    // Every third file, so that neighbours differ.
    const order = COMMANDS.map((_, n) => COMMANDS[(n * 3 + 1) % COMMANDS.length] ?? []);
    const again = await all(COMMANDS.length % 3 === 0 ? COMMANDS.toReversed() : order);
    expect(again.filter((line) => !line.endsWith(': 0'))).toEqual([]);
    expect(await counts()).toEqual(before);
  }, 1_800_000);
});
