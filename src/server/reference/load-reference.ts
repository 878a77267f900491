import { lastingUrlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { Database } from '@/server/platform/database';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import type { Reference, ReferenceRow } from './read-reference';
import { readReference } from './read-reference';
import {
  claimReference,
  insertColleges,
  insertCourses,
  insertDepartmentCommunities,
  insertDepartments,
  insertIndustries,
  insertJobProfiles,
  insertLocations,
  insertSkills,
  insertSpecializations,
} from './reference.queries';

const LOADED = [
  'industries',
  'departments',
  'job_profiles',
  'skills',
  'locations',
  'courses',
  'specializations',
  'colleges',
  'name_tails',
].map((table) => `catalog.${table}`);

/** Loads changed lists in one transaction. Concurrent processes wait. Returns true if any list changed. */
export async function loadReference(database: Database): Promise<boolean> {
  const isLoaded = await database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    return loadReferenceInto(tx);
  });
  // The embedded database never gathers statistics by itself.
  if (isLoaded) await database.transaction((tx) => tx.execute(`analyze ${LOADED.join(', ')}`));
  return isLoaded;
}

export async function loadReferenceInto(tx: Database): Promise<boolean> {
  const reference: Reference = readReference();
  const [claim] = await tx.query(claimReference, reference.hash);
  if (claim === undefined) return false;
  const { lists } = reference;
  await tx.query(insertIndustries, ...cellsOf(lists.industries), columnOf(lists.industries, 'section'));
  await tx.query(
    insertDepartments,
    ...cellsOf(lists.departments),
    textsOf(lists.departments, ({ name = '' }) => lastingUrlNameOf(name)),
    columnOf(lists.departments, 'section'),
  );
  await tx.query(insertJobProfiles, ...cellsOf(lists['job-profiles']));
  await tx.query(insertSkills, ...cellsOf(lists.skills));
  await tx.query(insertLocations, ...cellsOf(lists.cities), columnOf(lists.cities, 'state'));
  await tx.query(insertCourses, ...cellsOf(lists.courses));
  await tx.query(insertSpecializations, ...cellsOf(lists['fields-of-study']));
  const { colleges } = lists;
  await tx.query(insertColleges, ...cellsOf(colleges), columnOf(colleges, 'city'), columnOf(colleges, 'domain'));
  await tx.query(insertDepartmentCommunities);
  return true;
}

type Cells = readonly [readonly number[], readonly string[], readonly string[], readonly number[]];

function cellsOf(rows: readonly ReferenceRow[]): Cells {
  return [
    rows.map(({ id }) => Number(id)),
    columnOf(rows, 'name'),
    columnOf(rows, 'aliases'),
    rows.map(({ weight = '0' }) => Number(weight)),
  ];
}

function columnOf(rows: readonly ReferenceRow[], column: string): readonly string[] {
  return textsOf(rows, (row) => row[column] ?? '');
}

function textsOf(rows: readonly ReferenceRow[], textOf: (row: ReferenceRow) => string): readonly string[] {
  return rows.map(textOf);
}
