import { arrayOf, boolean, integer, jsonb, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const customSections = defineStatement({
  name: 'import.profiles.own-sections',
  parameters: [arrayOf(integer)],
  columns: { company_id: integer, section: text, heading: text },
  text: `select distinct company_id, section, content ->> 'title' as heading from research.company_sections
         where company_id = any ($1) and section like 'custom-%' and content ? 'title'`,
});

interface Keyed {
  readonly importKey: string;
  readonly companyId: number;
}

/**
 * Writes page entries with different keys, a JSON list in page order, of import `$3`. If `$2`, existing entries get the
 * columns of `told`. Returns a row for each entry added or changed.
 */
function defineWrite(table: string, columns: Readonly<Record<string, string>>, told: string) {
  const names = Object.keys(columns).join(', ');
  return defineStatement({
    name: `import.profiles.${table}`,
    parameters: [jsonb<readonly Keyed[]>(), boolean, integer],
    columns: { is_new: boolean },
    text: `
      insert into research.company_${table} as known (import_key, import_ids, company_id, position, ${names})
      select entry.key, array[$3::integer], entry.company, coalesce((select max(p.position) from research.company_${table} p where p.company_id = entry.company), -1)
          + row_number() over (partition by entry.company order by entry.place), ${names}
      from (
        select row ->> 'importKey' as key, (row ->> 'companyId')::int as company, place,
          ${Object.entries(columns)
            .map(([name, value]) => `${value} as ${name}`)
            .join(', ')}
        from jsonb_array_elements($1) with ordinality as given (row, place)
      ) as entry
      on conflict (import_key) do update set ${told} = coalesce(excluded.${told}, known.${told})
      where $2 and coalesce(excluded.${told}, known.${told}) is distinct from known.${told}
      returning xmax = 0 as is_new`,
  });
}

/** Writes relations, which have no order. */
const writeRelations = defineStatement({
  name: 'import.profiles.relations',
  parameters: [jsonb<readonly Keyed[]>(), boolean, integer],
  columns: { is_new: boolean },
  text: `
    insert into research.company_relations as known (import_key, import_ids, company_id, related_id, kind)
    select "importKey", array[$3::integer], "companyId", "relatedId", kind
    from jsonb_to_recordset($1) as row ("importKey" text, "companyId" int, "relatedId" int, kind text)
    on conflict (import_key) do update set kind = excluded.kind where $2 and excluded.kind <> known.kind
    returning xmax = 0 as is_new`,
});

export const writeProfileEntries = {
  sections: defineWrite('sections', { section: `row ->> 'section'`, content: `row -> 'content'` }, 'content'),
  videos: defineWrite('videos', { title: `row ->> 'title'`, url: `row ->> 'url'` }, 'title'),
  offices: defineWrite(
    'offices',
    {
      slug: `row ->> 'slug'`,
      city: `row ->> 'city'`,
      location_id: `(row ->> 'location_id')::int`,
      address: `row ->> 'address'`,
    },
    'address',
  ),
  relations: writeRelations,
} as const;
