import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import { specializationId } from './careers';
import { communities, domainOf, slugOf } from './communities';
import { colleges } from './data/colleges';
import { companies } from './data/companies';
import { courses } from './data/courses';
import { departments } from './data/departments';
import { industries } from './data/industries';
import { locations } from './data/locations';
import { topics } from './data/topics';
import {
  insertColleges,
  insertCommunities,
  insertCompanies,
  insertCourses,
  insertDepartments,
  insertIndustries,
  insertJobProfiles,
  insertLocations,
  insertSpecializations,
  insertTopics,
} from './demo.queries';

/** Loads the lists that users choose from, and a community for each topic, company and department. */
export async function loadCatalog(tx: Database): Promise<void> {
  await bulkInsert(tx, insertIndustries, numbered(industries.map(({ name }) => name)));
  await bulkInsert(tx, insertJobProfiles, numbered(departments.flatMap(({ profiles }) => profiles)));
  await bulkInsert(tx, insertLocations, numbered(locations));
  await bulkInsert(tx, insertCourses, numbered(courses.map(({ name }) => name)));
  await bulkInsert(
    tx,
    insertSpecializations,
    courses.flatMap(({ specializations }, course) =>
      specializations.map((name, place) => ({ id: specializationId(course, place), name, course_id: course + 1 })),
    ),
  );
  await bulkInsert(
    tx,
    insertColleges,
    numbered(colleges).map((row) => ({ ...row, domain: domainOf(row.name) })),
  );
  await loadPlaces(tx);
}

async function loadPlaces(tx: Database): Promise<void> {
  await bulkInsert(
    tx,
    insertDepartments,
    departments.map(({ name, slug }, place) => ({ id: place + 1, name, slug })),
  );
  await bulkInsert(
    tx,
    insertTopics,
    topics.map((topic, place) => ({ id: place + 1, ...topic })),
  );
  await bulkInsert(
    tx,
    insertCompanies,
    companies.map(({ name, industry, city }, place) => ({
      id: place + 1,
      name,
      slug: slugOf(name),
      industry_id: industries.findIndex((one) => one.name === industry) + 1,
      headquarters: city,
      domain: domainOf(name),
    })),
  );
  await bulkInsert(
    tx,
    insertCommunities,
    communities.map(({ entityId, ...community }) => ({ ...community, entity_id: entityId })),
  );
}

function numbered(names: readonly string[]): { readonly id: number; readonly name: string }[] {
  return names.map((name, place) => ({ id: place + 1, name }));
}
