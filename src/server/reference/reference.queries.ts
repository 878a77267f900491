import { arrayOf, integer, smallint, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const claimReference = defineStatement({
  name: 'reference.claim',
  parameters: [text],
  columns: { name: text },
  text: `insert into platform.facts as facts (name, value) values ('reference_data', $1)
         on conflict (name) do update set value = excluded.value where facts.value <> excluded.value returning name`,
});

/** Returns a row once lists have been loaded. */
export const hasReference = defineStatement({
  name: 'reference.is-there',
  parameters: [],
  columns: { name: text },
  text: `select name from platform.facts where name = 'reference_data'`,
});

const named = [arrayOf(integer), arrayOf(text), arrayOf(text), arrayOf(smallint)] as const;

/**
 * Upserts by id. A name that belongs to another id stays with that id. `more` columns default to ''; `changed` columns
 * are updated.
 */
function defineList(
  table: string,
  more: readonly string[] = [],
  changed: readonly string[] = ['name', 'aliases', 'weight', ...more],
) {
  const columns = ['id', 'name', 'aliases', 'weight', ...more];
  const types = ['int', 'text', 'text', 'smallint', ...more.map(() => 'text')];
  const sources = columns.map((column) => {
    if (column === 'aliases') return `string_to_array(aliases, ';')`;
    return more.includes(column) ? `nullif(${column}, '')` : column;
  });
  return defineStatement({
    name: `reference.${table}`,
    parameters: [...named, ...more.map(() => arrayOf(text))],
    columns: {},
    text: `
      insert into catalog.${table} (${columns.join(', ')})
      select ${sources.join(', ')}
      from unnest(${types.map((type, place) => `$${place + 1}::${type}[]`).join(', ')}) as rows (${columns.join(', ')})
      where not exists (select 1 from catalog.${table} as other where other.name = rows.name and other.id <> rows.id)
      on conflict (id) do update
      set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  });
}

export const insertIndustries = defineList('industries', ['section']);
export const insertDepartments = defineList('departments', ['slug', 'section']);
/** Inserts job profiles, whose weights follow from salaries. */
export const insertJobProfiles = defineList('job_profiles', [], ['name', 'aliases']);
export const insertSkills = defineList('skills');
export const insertLocations = defineList('locations', ['state']);
export const insertCourses = defineList('courses');
export const insertSpecializations = defineList('specializations');
export const insertColleges = defineList('colleges', ['city', 'domain']);

export const insertDepartmentCommunities = defineStatement({
  name: 'reference.department-communities',
  parameters: [],
  columns: {},
  text: `insert into content.communities (type, entity_id, name, slug, category)
         select 'department', id, name, slug, 'Department' from catalog.departments on conflict do nothing`,
});
