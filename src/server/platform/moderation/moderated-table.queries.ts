import { boolean, from, integer, jsonb, nullable, smallint, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import type { ItemPart, ItemRows, ItemState } from './item-rows';

export const itemCopyColumns = { rows: jsonb<ItemRows>(), state: textOf<ItemState>() } as const;

export const itemColumns = {
  place: text,
  place_size: integer,
  path: text,
  title: nullable(text),
  context: nullable(text),
  /** The rating, which is hidden before the decision. Null if there is none. */
  rating: nullable(smallint),
  parts: jsonb<readonly ItemPart[]>(),
} as const;

export const copyOf = (kind: string, table: string, state: string, others = '', condition = 'true') =>
  defineStatement({
    name: `moderation.copy-${kind}`,
    parameters: [uuid],
    columns: itemCopyColumns,
    text: `select jsonb_build_object('item', to_jsonb(t)${others}) as rows, ${state} as state from ${table} t where t.id = $1 and ${condition} for update`,
  });

export const readOf = (
  kind: string,
  table: string,
  select: Readonly<Record<keyof typeof itemColumns, string>>,
  joined: string,
) =>
  defineStatement({
    name: `moderation.read-${kind}`,
    parameters: [jsonb<ItemRows>()],
    columns: itemColumns,
    text: `select ${Object.entries(select)
      .map(([column, expression]) => `${expression} as ${column}`)
      .join(', ')}
           from jsonb_populate_record(null::${table}, $1::jsonb -> 'item') r ${joined}`,
  });

export const BYLINE_PART = `jsonb_build_array(jsonb_build_object('label', 'BYLINE', 'text',
  case when r.profile_type = 'DESIGNATION' then r.author_name else r.author_tagline end))`;

export const COMPANY_SIZE = 'coalesce(f.reviews + f.interviews + f.photos + f.reviews_with_benefits, 0)';
export const JOIN_COMPANY =
  'join catalog.companies c on c.id = r.company_id left join research.company_figures f on f.company_id = c.id';

export const statusOf = (kind: string, table: string) => ({
  copy: copyOf(
    kind,
    table,
    `case t.status when 'LIVE' then 'live' when 'PENDING' then 'held' when 'REJECTED' then 'removed' else 'withdrawn' end`,
  ),
  hide: defineStatement({
    name: `moderation.hide-${kind}`,
    parameters: [uuid, boolean],
    columns: {},
    text: `update ${table} set status = case when $2 then 'REJECTED' else 'PENDING' end
           where id = $1 and status in ('LIVE', 'PENDING', 'REJECTED')`,
  }),
  show: defineStatement({
    name: `moderation.show-${kind}`,
    parameters: [uuid],
    columns: {},
    text: `update ${table} set status = 'LIVE' where id = $1 and status in ('PENDING', 'REJECTED')`,
  }),
  destroy: defineStatement({
    name: `moderation.destroy-${kind}`,
    parameters: [uuid],
    columns: {},
    text: `delete from ${table} where id = $1 and status = 'REJECTED'`,
  }),
});

export const restoreRows = defineStatement({
  name: 'moderation.restore-rows',
  parameters: [text, jsonb<readonly unknown[]>()],
  columns: { done: from('moderation.put_back($1::text::regclass, $2)::text', nullable(text)) },
  text: 'select moderation.put_back($1::text::regclass, $2)::text as done',
});
