import { arrayOf, boolean, integer, nullable, smallint, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const listedColumns = { id: integer, name: text, aliases: arrayOf(text), weight: smallint } as const;

const detailed = { ...listedColumns, detail: nullable(text) } as const;

function defineRead(table: string, detail: string | null) {
  return defineStatement({
    name: `import.read.${table}`,
    parameters: [],
    columns: detailed,
    text: `select id, name, aliases, weight, ${detail ?? 'null::text'} as detail from catalog.${table} order by weight desc, id`,
  });
}

/** Reads items in the order in which a shared name is assigned to one of them. */
export const readItems = {
  industries: defineRead('industries', null),
  job_profiles: defineRead('job_profiles', null),
  skills: defineRead('skills', null),
  courses: defineRead('courses', null),
  specializations: defineRead('specializations', null),
  locations: defineRead('locations', 'state'),
  colleges: defineRead('colleges', 'city'),
} as const;

export type CatalogTable = keyof typeof readItems;

export const readDepartments = defineStatement({
  name: 'import.read.departments',
  parameters: [],
  columns: { id: integer, name: text },
  text: 'select id, unnest(aliases || name) as name from catalog.departments',
});

const WEIGHT = 'weight';

/** Returns SQL for the newer value. Weight 0 means not stated; other details use null. */
const newerOf = (column: string): string =>
  column === WEIGHT
    ? `coalesce(nullif(excluded.weight, 0), items.weight)`
    : `coalesce(excluded.${column}, items.${column})`;

const texts = arrayOf(text);
const listed = { id: arrayOf(integer), name: texts, aliases: texts } as const;

function defineWrite<const Details extends Readonly<Record<string, typeof texts>>>(table: string, further: Details) {
  const details = Object.keys(further);
  const columns = [...Object.keys(listed), ...details];
  const sources = columns.map((column) => {
    if (column === 'aliases') return `coalesce(string_to_array(nullif(rows.aliases, ''), E'\\n'), '{}')`;
    if (column === WEIGHT) return `coalesce(nullif(rows.weight, '')::smallint, 0)`;
    return details.includes(column) ? `nullif(rows.${column}, '')` : `rows.${column}`;
  });
  const aliases = `items.aliases || array(select one from unnest(excluded.aliases) as one where one <> all (items.aliases))`;
  const changes = [`aliases = ${aliases}`, ...details.map((column) => `${column} = ${newerOf(column)}`)];
  const differences = [
    'not excluded.aliases <@ items.aliases',
    ...details.map((column) => `${newerOf(column)} is distinct from items.${column}`),
  ];
  return defineStatement({
    name: `import.write.${table}`,
    parameters: { import_id: integer, ...listed, ...further },
    columns: { id: integer, is_new: boolean },
    text: `
      insert into catalog.${table} as items (import_ids, ${columns.join(', ')})
      select array[$import_id::integer], ${sources.join(', ')}
      from unnest(${columns.map((column) => `$${column}::${column === 'id' ? 'int' : 'text'}[]`).join(', ')}) as rows (${columns.join(', ')})
      on conflict (id) do update set ${changes.join(', ')} where ${differences.join(' or ')}
      returning id, (xmax = 0) as is_new`,
  });
}

export const writePlainItems = {
  industries: defineWrite('industries', {}),
  job_profiles: defineWrite('job_profiles', {}),
  skills: defineWrite('skills', {}),
  courses: defineWrite('courses', {}),
  specializations: defineWrite('specializations', {}),
} as const;
export const writeLocations = defineWrite('locations', { state: texts });
export const writeColleges = defineWrite('colleges', {
  city: texts,
  domain: texts,
  state: texts,
  ownership: texts,
  [WEIGHT]: texts,
});

/**
 * Selects companies with a name or alias of keys `$1`, or exactly a name of `$2`. The exact name or else the oldest
 * company wins: popularity changes with imports, and a row must always lead to the same company.
 */
export const companiesByNames = defineStatement({
  name: 'import.companies',
  parameters: [arrayOf(text), arrayOf(text)],
  columns: { key: text, id: integer, name: text },
  text: `select asked as key, found.id, found.name from unnest($1::text[]) as asked
         cross join lateral (
           select item_id as id, name from catalog.name_tails
           where list = 'company' and tail collate "C" = asked and at = 0
           order by catalog.search_key(name) = asked desc, item_id limit 1
         ) as found
         union all
         select asked, companies.id, companies.name from unnest($2::text[]) as asked join catalog.companies on companies.name = asked`,
});
