import type { Database } from '@/server/platform/database';
import {
  colleges,
  companies,
  courses,
  departments,
  industries,
  jobProfiles,
  locations,
  specializations,
  topics,
} from '@/server/platform/schema/catalog';
import { communities } from '@/server/platform/schema/content';

/** A small catalogue: enough of every list to choose from, with its communities. Everything in it is fictional. */
export async function loadCatalogue({ orm }: Database): Promise<void> {
  const named = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
  await orm.insert(industries).values(named(['Software Product', 'Healthcare', 'Textiles']));
  await orm
    .insert(jobProfiles)
    .values(named(['Software Engineer', 'Senior Software Engineer', 'Engineering Manager', 'Nurse']));
  await orm.insert(locations).values(named(['Bengaluru', 'New Delhi', 'Kochi']));
  await orm.insert(courses).values(named(['B.Tech', 'B.Com']));
  await orm
    .insert(specializations)
    .values(named(['Computer Science', 'Accounting']).map((one) => ({ ...one, courseId: one.id })));
  await orm.insert(colleges).values([
    { id: 1, name: 'Kaveri Institute of Technology', domain: 'kaveri.example' },
    { id: 2, name: 'Satpura College', domain: null },
  ]);
  const listed = {
    topic: ['Notice Period', 'Office Politics', 'Pay Talk', '100% Remote_Work'],
    company: ['Vaayuna Technologies', 'Neelgiri Textiles', 'Sagarmatha Health'],
    department: ['Engineering - Software & QA', 'Human Resources'],
  } as const;
  const withSlug = (names: readonly string[]) => named(names).map((one) => ({ ...one, slug: slugOf(one.name) }));
  await orm.insert(topics).values(withSlug(listed.topic).map((one) => ({ ...one, description: one.name })));
  await orm.insert(departments).values(withSlug(listed.department));
  await orm.insert(companies).values(
    withSlug(listed.company).map((one) => ({
      ...one,
      industryId: one.id,
      headquarters: 'Kochi',
      domain: one.id === 1 ? 'vaayuna.example' : null,
    })),
  );
  await orm
    .insert(communities)
    .values([
      ...withSlug(listed.topic).map((one) => communityOf('topic', one, 'Topic')),
      ...withSlug(listed.company).map((one) => communityOf('company', one, 'Software Product')),
      ...withSlug(listed.department).map((one) => communityOf('department', one, 'Department')),
    ]);
}

function communityOf(
  type: 'topic' | 'company' | 'department',
  { id, name, slug }: { readonly id: number; readonly name: string; readonly slug: string },
  category: string,
) {
  return { type, entityId: id, name, slug, category };
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
