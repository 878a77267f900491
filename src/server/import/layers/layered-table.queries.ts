import type { Columns } from '@/server/platform/sql-types';
import { arrayOf, integer, jsonb, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export interface StatedValues {
  readonly key: string;
  /** Values by column. Values that the source did not state are missing. */
  readonly given: Readonly<Record<string, unknown>>;
}

interface TableParts {
  readonly name: string;
  readonly id: string;
  readonly idType: 'uuid' | 'integer' | 'text';
  /** The column by which imports identify rows, often the id itself. */
  readonly key: string;
  /** SQL defaults of the columns that imports may change. */
  readonly values: Readonly<Record<string, string>>;
  /** SQL for a column's current value in row `t`, if not the column itself. */
  readonly current?: Readonly<Record<string, string>>;
  /** SQL for JSON values of row `t` that override all imports. */
  readonly above?: string;
  /**
   * Referencing columns that prevent a row's deletion: "research.reviews.company_id". Rows of other referencing tables
   * are deleted with it.
   */
  readonly keptBy?: readonly string[];
  /** SQL for other reasons to keep row `t`. */
  readonly isUsed?: string;
}

/**
 * Defines a table whose rows record their imports. A row from one import has no layers. When a second import mentions
 * it, each import's values are stored, so that either can be withdrawn.
 */
export function defineLayeredTable({
  name,
  id,
  idType,
  key,
  values,
  current: of = {},
  above,
  keptBy = [],
  isUsed = 'false',
}: TableParts) {
  const columns = Object.keys(values);
  const current = `jsonb_strip_nulls(jsonb_build_object(${columns.map((column) => `'${column}', ${of[column] ?? `t.${column}`}`).join(', ')}))`;
  const defaults = `jsonb_build_object(${Object.entries(values)
    .map(([column, value]) => `'${column}', ${value}`)
    .join(', ')})`;
  const peoples = above === undefined ? '' : ` || (${above})`;
  const lists = columns.filter((column) => column === 'aliases');
  const united = lists.map(
    (column) =>
      ` || jsonb_build_object('${column}', coalesce((
          select jsonb_agg(one order by place) from (
            select one, min(array[coalesce(array_position(t.import_ids, l.import_id), 0), at]) as place
            from platform.import_layers l, jsonb_array_elements(l.given -> '${column}') with ordinality as each (one, at)
            where l.list = '${name}' and l.item = t.${id}::text group by one
          ) as given), '[]'))`,
  );
  const none: Columns = {};
  const referrers = keptBy.map((referrer) => {
    const [schema, table, column] = referrer.split('.');
    return `t.${id} in (select ${column} from ${schema}.${table})`;
  });
  return {
    name,
    columns,
    keptBy,
    known: defineStatement({
      name: `import.known.${name}`,
      parameters: [arrayOf(text), integer],
      columns: { key: text },
      text: `with found as materialized (
               select asked.key, t.import_ids from unnest($1::text[]) as asked (key) join ${name} t on t.${key} = asked.key::${key === id ? idType : 'text'}
             )
             select key from found where import_ids is distinct from array[$2::integer]`,
    }),
    /** Records the values of import `$2` for existing rows, a JSON list by key. */
    own: defineStatement({
      name: `import.own.${name}`,
      parameters: [jsonb<readonly StatedValues[]>(), integer],
      columns: none,
      text: `
        with found as materialized (
          select t.${id} as id, t.import_ids, asked.given, ${current} as current
          from jsonb_to_recordset($1) as asked (key text, given jsonb) join ${name} t on t.${key} = asked.key::${key === id ? idType : 'text'}
        ), known as materialized (
          select * from found where import_ids is distinct from array[$2::integer]
        ), first as (
          insert into platform.import_layers (list, item, import_id, given)
          select '${name}', id::text, coalesce(import_ids[1], 0), current from known
          where import_ids is distinct from '{}' and id::text not in (
            select l.item from platform.import_layers l where l.list = '${name}' and l.item = any (array(select id::text from known)))
          on conflict do nothing
        ), mine as (
          insert into platform.import_layers (list, item, import_id, given)
          select distinct on (id) '${name}', id::text, $2::integer, given from known where import_ids is distinct from '{}'
          on conflict (list, item, import_id) do update set given = import_layers.given || excluded.given
        )
        update ${name} t set import_ids = array_remove(t.import_ids, $2::integer) || $2::integer from known
        where t.${id} = known.id and t.import_ids[cardinality(t.import_ids)] is distinct from $2::integer`,
    }),
    /** Records the current values of rows `$1` as the values of import `$2`, if they have layers. */
    keep: defineStatement({
      name: `import.keep.${name}`,
      parameters: [arrayOf(text), integer],
      columns: none,
      text: `
        update platform.import_layers l set given = ${current}
        from ${name} t where t.${key} = any ($1::text[]::${key === id ? idType : 'text'}[]) and l.list = '${name}' and l.item = t.${id}::text and l.import_id = $2::integer`,
    }),
    rows: defineStatement({
      name: `import.rows.${name}`,
      parameters: [integer, text, integer],
      columns: { id: text },
      text: `select concat(t.${id}) as id from ${name} t
             where t.import_ids @> array[$1::integer] and ($2 = '' or t.${id} > nullif($2, '')::${idType}) order by t.${id} limit $3::integer`,
    }),
    /** Recomputes rows `$1` without import `$2` and deletes its layer. Returns the rows that have another source. */
    restore: defineStatement({
      name: `import.restore.${name}`,
      parameters: [arrayOf(text), integer],
      columns: { id: text },
      text: `
        with layered as (
          select t.${id} as id, ${defaults} || (
              select coalesce(jsonb_object_agg(part.key, part.value order by array_position(t.import_ids, l.import_id) nulls first), '{}')
              from platform.import_layers l, jsonb_each(l.given) as part
              where l.list = '${name}' and l.item = t.${id}::text
            )${united.join('')}${peoples} as effective,
            nullif(array_remove(t.import_ids, $2::integer), '{}') as left_ids
          from ${name} t
          where t.${id} = any ($1::text[]::${idType}[])
            and exists (select from platform.import_layers l where l.list = '${name}' and l.item = t.${id}::text)
        )
        update ${name} t set import_ids = layered.left_ids, (${columns.join(', ')}) = (
          select ${columns.map((column) => `was.${column}`).join(', ')} from jsonb_populate_record(null::${name}, layered.effective) as was
        )
        from layered where t.${id} = layered.id
        returning concat(t.${id}) as id`,
    }),
    /** Clears values of rows `$1` that only one import stated. Rows are deleted once unused. */
    empty: defineStatement({
      name: `import.empty.${name}`,
      parameters: [arrayOf(text)],
      columns: { id: text },
      text: `
        update ${name} t set import_ids = '{}', (${columns.join(', ')}) = (
          select ${columns.map((column) => `was.${column}`).join(', ')} from jsonb_populate_record(null::${name}, ${defaults}${peoples}) as was
        )
        where t.${id} = any ($1::text[]::${idType}[])
        returning concat(t.${id}) as id`,
    }),
    /** Selects rows that were kept after their import was withdrawn because something used them. */
    orphans: defineStatement({
      name: `import.orphans.${name}`,
      parameters: [],
      columns: { id: text },
      text: `select concat(t.${id}) as id from ${name} t where t.import_ids = '{}'`,
    }),
    remove: defineStatement({
      name: `import.remove.${name}`,
      parameters: [arrayOf(text)],
      columns: { id: text },
      text: `delete from ${name} t where t.${id} = any ($1::text[]::${idType}[]) returning concat(t.${id}) as id`,
    }),
    /** Selects rows of `$1` that must stay, because people used them or other rows refer to them. */
    used: defineStatement({
      name: `import.used.${name}`,
      parameters: [arrayOf(text)],
      columns: { id: text },
      text: `select concat(t.${id}) as id from ${name} t where t.${id} = any ($1::text[]::${idType}[]) and (${[isUsed, ...referrers].join(' or ')})`,
    }),
  } as const;
}

export type LayeredTable = ReturnType<typeof defineLayeredTable>;

/** Deletes import `$3`'s layers of items `$2` in list `$1`. A single remaining layer is dropped too. */
export const deleteImportLayers = defineStatement({
  name: 'import.forget-layers',
  parameters: [text, arrayOf(text), integer],
  columns: {},
  text: `delete from platform.import_layers where list = $1 and item = any ($2) and import_id = $3`,
});

export const deleteSingleLayers = defineStatement({
  name: 'import.drop-single-layers',
  parameters: [text, arrayOf(text)],
  columns: {},
  text: `delete from platform.import_layers l where list = $1 and item = any ($2)
         and (select count(*) from platform.import_layers o where o.list = l.list and o.item = l.item) = 1`,
});
