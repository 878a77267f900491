import { insertRow } from '@tests/support/sql';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { Database } from '@/server/platform/database';
import { loadCompanyFacts } from './company-facts';

const INDUSTRY_SECTIONS = ['Information & communication', 'Health & social work', null];
const TOPIC_SECTIONS = ['Pay & contract', 'Life at work', 'Pay & contract', null];
const DEPARTMENT_SECTIONS = ['Technology & product', 'People, law & office'];

export async function loadCatalogue(database: Database): Promise<void> {
  const insert = async (table: string, rows: readonly Readonly<Record<string, unknown>>[]) => {
    for (const row of rows) await insertRow(database, table, row);
  };
  const named = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
  await insert(
    'catalog.industries',
    named(['Software Product', 'Healthcare', 'Textiles']).map((one, place) => ({
      ...one,
      section: INDUSTRY_SECTIONS[place],
    })),
  );
  await insert(
    'catalog.job_profiles',
    named(['Software Engineer', 'Senior Software Engineer', 'Engineering Manager', 'Nurse']),
  );
  await insert('catalog.locations', [
    { id: 1, name: 'Bengaluru', aliases: '{Bangalore}', state: 'Karnataka' },
    { id: 2, name: 'New Delhi', aliases: '{}', state: null },
    { id: 3, name: 'Kochi', aliases: '{Cochin}', state: 'Kerala' },
  ]);
  await insert('catalog.courses', named(['B.Tech', 'B.Com']));
  await insert('catalog.specializations', named(['Computer Science', 'Accounting']));
  await insert('catalog.skills', [
    { id: 1, name: 'JavaScript', aliases: '{JS,ECMAScript}' },
    { id: 2, name: 'Fortran', aliases: '{}' },
  ]);
  await insert('catalog.colleges', [
    {
      id: 1,
      name: 'Kaveri Institute of Technology',
      aliases: '{KIT}',
      city: 'Kochi',
      ownership: null,
      domain: 'kaveri.example',
    },
    { id: 2, name: 'Satpura College', aliases: '{}', city: null, ownership: 'private', domain: null },
  ]);
  const listed = {
    topic: ['Notice Period', 'Office Politics', 'Pay Talk', '100% Remote_Work'],
    company: ['Vaayuna Technologies', 'Neelgiri Textiles', 'Sagarmatha Health'],
    department: ['Engineering - Software & QA', 'Human Resources'],
  } as const;
  const withSlug = (names: readonly string[]) => named(names).map((one) => ({ ...one, slug: urlNameOf(one.name) }));
  await insert(
    'catalog.topics',
    withSlug(listed.topic).map((one, place) => ({ ...one, description: one.name, section: TOPIC_SECTIONS[place] })),
  );
  await insert(
    'catalog.departments',
    withSlug(listed.department).map((one, place) => ({ ...one, section: DEPARTMENT_SECTIONS[place] })),
  );
  await insert(
    'catalog.companies',
    withSlug(listed.company).map((one) => ({
      ...one,
      industry_id: one.id,
      headquarters: 'Kochi',
      domain: one.id === 1 ? 'vaayuna.example' : null,
    })),
  );
  await loadCompanyFacts(insert);
  await insert('content.communities', [
    ...withSlug(listed.topic).map((one) => communityOf('topic', one, 'Topic')),
    ...withSlug(listed.department).map((one) => communityOf('department', one, 'Department')),
  ]);
}

function communityOf(
  type: 'topic' | 'company' | 'department',
  { id, name, slug }: { readonly id: number; readonly name: string; readonly slug: string },
  category: string,
) {
  return { type, entity_id: id, name, slug, category };
}
