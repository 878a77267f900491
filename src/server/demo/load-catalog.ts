import type { Database } from '@/server/platform/database';
import type { Columns } from './bulk-insert';
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

interface Named extends Readonly<Record<string, number | string>> {
  readonly id: number;
  readonly name: string;
}

const named = { id: 'int4', name: 'text' } satisfies Columns<Named>;

/** Loads the lists that people choose from, and a community for each topic, company and department. */
export async function loadCatalog(tx: Database): Promise<void> {
  await bulkInsert(tx, 'catalog.industries', named, numbered(industries.map(({ name }) => name)));
  await bulkInsert(tx, 'catalog.job_profiles', named, numbered(departments.flatMap(({ profiles }) => profiles)));
  await bulkInsert(tx, 'catalog.locations', named, numbered(locations));
  await bulkInsert(tx, 'catalog.courses', named, numbered(courses.map(({ name }) => name)));
  await bulkInsert(
    tx,
    'catalog.specializations',
    { ...named, course_id: 'int4' },
    courses.flatMap(({ specializations }, course) =>
      specializations.map((name, place) => ({ id: specializationId(course, place), name, course_id: course + 1 })),
    ),
  );
  await bulkInsert(
    tx,
    'catalog.colleges',
    { ...named, domain: 'text' },
    numbered(colleges).map((row) => ({ ...row, domain: domainOf(row.name) })),
  );
  await loadPlaces(tx);
}

async function loadPlaces(tx: Database): Promise<void> {
  await bulkInsert(
    tx,
    'catalog.departments',
    { ...named, slug: 'text' },
    departments.map(({ name, slug }, place) => ({ id: place + 1, name, slug })),
  );
  await bulkInsert(
    tx,
    'catalog.topics',
    { ...named, slug: 'text', description: 'text' },
    topics.map((topic, place) => ({ id: place + 1, ...topic })),
  );
  await bulkInsert(
    tx,
    'catalog.companies',
    { ...named, slug: 'text', industry_id: 'int4', headquarters: 'text', domain: 'text' },
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
    'content.communities',
    { type: 'text', entity_id: 'int4', name: 'text', slug: 'text', category: 'text' },
    communities.map(({ entityId, ...community }) => ({ ...community, entity_id: entityId })),
  );
}

function numbered(names: readonly string[]): { readonly id: number; readonly name: string }[] {
  return names.map((name, place) => ({ id: place + 1, name }));
}
