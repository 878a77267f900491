import type { Columns } from '@/server/platform/sql-types';
import { arrayOf, integer, jsonb, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The values that an import gives for a row of a table, by the row's natural key. */
export interface GivenValues {
  readonly key: string;
  /** The values that its source gave, by their columns; what it did not give is left out. */
  readonly given: Readonly<Record<string, unknown>>;
}

interface TableParts {
  /** With its schema. */
  readonly name: string;
  readonly id: string;
  readonly idType: 'uuid' | 'integer' | 'text';
  /** The column of the key that imports know its rows by; often the id itself. */
  readonly key: string;
  /** The columns that imports may change, with what they have if nobody says anything, in SQL. */
  readonly values: Readonly<Record<string, string>>;
  /** The present value of a column of the row `t`, in SQL, if that is not the column itself. */
  readonly current?: Readonly<Record<string, string>>;
  /** Values of the row `t` that stand above those of all imports, as JSON in SQL. */
  readonly above?: string;
  /** The columns that refer to it and keep a row from going: "research.reviews.company_id". Rows of other tables that refer to it follow from it. */
  readonly keptBy?: readonly string[];
  /** The other reasons for a row `t` to stay, in SQL. */
  readonly isUsed?: string;
}

/**
 * Defines a table whose rows know the imports that brought them. A row that one import brought alone has no layers; when a second one speaks of it, what each
 * gave is kept apart, so that either can be withdrawn.
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
  // Each name once, in the order in which the sources gave them.
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
    /** Returns the keys of `$1` that have rows from elsewhere than import `$2`. */
    known: defineStatement({
      name: `import.known.${name}`,
      parameters: [arrayOf(text), integer],
      columns: { key: text },
      text: `with found as materialized (
               select asked.key, t.import_ids from unnest($1::text[]) as asked (key) join ${name} t on t.${key} = asked.key::${key === id ? idType : 'text'}
             )
             select key from found where import_ids is distinct from array[$2::integer]`,
    }),
    /** Notes that import `$2` speaks of rows that are there, a JSON list of keys with what it gives. */
    own: defineStatement({
      name: `import.own.${name}`,
      parameters: [jsonb<readonly GivenValues[]>(), integer],
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
    /** Takes what rows have now, by their keys `$1`, for what import `$2` gives, if they have layers. */
    keep: defineStatement({
      name: `import.keep.${name}`,
      parameters: [arrayOf(text), integer],
      columns: none,
      text: `
        update platform.import_layers l set given = ${current}
        from ${name} t where t.${key} = any ($1::text[]::${key === id ? idType : 'text'}[]) and l.list = '${name}' and l.item = t.${id}::text and l.import_id = $2::integer`,
    }),
    /** The ids of the next rows of import `$1`, after `$2` or from the first for '', at most `$3`. */
    rows: defineStatement({
      name: `import.rows.${name}`,
      parameters: [integer, text, integer],
      columns: { id: text },
      text: `select concat(t.${id}) as id from ${name} t
             where t.import_ids @> array[$1::integer] and ($2 = '' or t.${id} > nullif($2, '')::${idType}) order by t.${id} limit $3::integer`,
    }),
    /** Gives rows `$1` the values of the imports that are left without import `$2`, and forgets it. Returns those that some source still gives. */
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
    /** Empties what an import alone gave rows `$1`, and marks them as of no import: they go once nobody needs them. */
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
    /** Rows that imports brought and left, because something needed them then. */
    orphans: defineStatement({
      name: `import.orphans.${name}`,
      parameters: [],
      columns: { id: text },
      text: `select concat(t.${id}) as id from ${name} t where t.import_ids = '{}'`,
    }),
    /** Removes rows `$1`. */
    remove: defineStatement({
      name: `import.remove.${name}`,
      parameters: [arrayOf(text)],
      columns: { id: text },
      text: `delete from ${name} t where t.${id} = any ($1::text[]::${idType}[]) returning concat(t.${id}) as id`,
    }),
    /** Returns the rows of `$1` that must stay: people have used them, or other rows refer to them. */
    used: defineStatement({
      name: `import.used.${name}`,
      parameters: [arrayOf(text)],
      columns: { id: text },
      text: `select concat(t.${id}) as id from ${name} t where t.${id} = any ($1::text[]::${idType}[]) and (${[isUsed, ...referrers].join(' or ')})`,
    }),
  } as const;
}

export type LayeredTable = ReturnType<typeof defineLayeredTable>;

/** Forgets what import `$3` gave items `$2` of list `$1`; one layer that is left alone needs no keeping. */
export const forgetLayers = defineStatement({
  name: 'import.forget-layers',
  parameters: [text, arrayOf(text), integer],
  columns: {},
  text: `delete from platform.import_layers where list = $1 and item = any ($2) and import_id = $3`,
});

/** Drops the layers of items `$2` of list `$1` that have a single one. */
export const dropSingleLayers = defineStatement({
  name: 'import.drop-single-layers',
  parameters: [text, arrayOf(text)],
  columns: {},
  text: `delete from platform.import_layers l where list = $1 and item = any ($2)
         and (select count(*) from platform.import_layers o where o.list = l.list and o.item = l.item) = 1`,
});
