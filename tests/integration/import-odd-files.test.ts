import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { jsonb } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';
import type { OddFile } from './harness/odd-file';
import { ODD_FILES } from './harness/odd-files';

const facts = (parts: string, from: string, imported: string) =>
  `select jsonb_build_array(${parts}) as facts from ${from} where ${imported} = array[(select max(id) from platform.imports)]`;
const city = '(select name from catalog.locations where id = r.location_id)';
const job = '(select name from catalog.job_profiles where id = r.job_profile_id)';
const ofCompany = (table: string) => `research.${table} r join catalog.companies c on c.id = r.company_id`;

const STORED: Readonly<Record<string, string>> = {
  reviews: facts(
    `c.name, to_char(r.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), r.rating, r.balance, r.likes, r.dislikes, r.title, ${job}, ${city}, r.is_current`,
    ofCompany('reviews'),
    'r.import_ids',
  ),
  salaries: facts(
    `c.name, ${job}, ${city}, r.fixed, r.variable, r.stock, r.reports`,
    ofCompany('salaries'),
    'r.import_ids',
  ),
  jobs: facts(
    `r.title, c.name, (select string_agg(name, ' ') from catalog.locations where id = any (r.location_ids)), r.min_ctc, r.max_ctc,
     case when r.min_ctc is not null or r.max_ctc is not null then r.currency end, case when r.is_day_known then r.posted_on end, r.min_experience, r.max_experience`,
    ofCompany('jobs'),
    'r.import_ids',
  ),
  interviews: facts(
    `c.name, to_char(r.month, 'YYYY-MM'), ${job}, r.difficulty, r.outcome,
     (select string_agg(q.text, ' ') from research.interview_asked a join research.interview_questions q on q.id = a.question_id where a.interview_id = r.id)`,
    ofCompany('interviews'),
    'r.import_ids',
  ),
  companies: facts(
    'c.name, i.name, c.headquarters, p.founded_year, p.indian_employees, p.global_employees',
    'catalog.companies c left join catalog.industries i on i.id = c.industry_id left join research.company_profiles p on p.company_id = c.id',
    'c.import_ids',
  ),
  colleges: facts('c.name, c.city', 'catalog.colleges c', 'c.import_ids'),
  questions: facts('c.name, r.text', ofCompany('interview_questions'), 'r.import_ids'),
};

const MAX_LOST = 0.05;

it('of forty odd files, thirty can be imported', () => {
  expect(ODD_FILES.length).toBeGreaterThanOrEqual(40);
  expect(ODD_FILES.filter(({ mayStop }) => mayStop !== true).length).toBeGreaterThanOrEqual(30);
});

describe.each(testDatabaseKinds)('odd files store nothing false, on %s', (kind) => {
  const importer = importerOn(kind);

  it.each(ODD_FILES.map((file) => [`${file.kind}: ${file.name}`, file] as const))('%s', async (_name, file) => {
    const { stored, printed } = await storedOf(file);
    const isTrue = (row: readonly string[]) =>
      file.rows.some((one) => row.every((fact, at) => fact === '' || fact === one[at]));
    expect(stored.filter((row) => !isTrue(row))).toEqual([]);
    const whole = new Set(stored.map((row) => row.join('|')));
    const lost = file.rows.filter((row) => !whole.has(row.join('|')));
    if (file.mayStop !== true) expect(lost.length, printed).toBeLessThanOrEqual(file.rows.length * MAX_LOST);
  });

  async function storedOf({ name, kind: of, content, answer }: OddFile) {
    const path = importer.fileOf(
      `${name.replaceAll(/\W+/g, '_')}.${typeof content === 'string' && /^[[{]/.test(content) ? 'json' : 'csv'}`,
      content,
    );
    const before = await lastImport();
    const tried = async (...more: readonly string[]) =>
      (await importer.importing([of, path, ...more], {}, []).catch((error: unknown) => ({ printed: String(error) })))
        .printed;
    let printed = await tried();
    let last = await lastImport();
    if (last === before && answer !== undefined) {
      printed = await tried(...answer);
      last = await lastImport();
    }
    if (last === before) return { stored: [], printed };
    const rows = await select(
      importer.database,
      { facts: jsonb<readonly (string | number | boolean | null)[]>() },
      STORED[of] ?? '',
    );
    return {
      stored: rows.map(({ facts: found }) => found.map((fact) => (fact === null ? '' : String(fact)))),
      printed,
    };
  }

  const lastImport = async () => {
    const [row] = await select(
      importer.database,
      { id: jsonb<number | null>() },
      'select to_jsonb(max(id)) as id from platform.imports',
    );
    return row?.id ?? null;
  };
});
