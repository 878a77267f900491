import { arrayOf, bigint, from, integer, text } from '../sql-types';
import { defineStatement } from '../statement';

export const claimMixingRun = defineStatement({
  name: 'mixing.take-turn',
  parameters: [bigint, bigint],
  columns: { taken: integer },
  text: `insert into platform.facts as f (name, value) values ('mixed at', $1::bigint::text)
         on conflict (name) do update set value = excluded.value where f.value::bigint <= $2 returning 1 as taken`,
});

export const lastMixingOfTable = defineStatement({
  name: 'mixing.turn-of-table',
  parameters: [text],
  columns: { value: text },
  text: `select value from platform.facts where name = 'mixed ' || $1`,
});

export const recordTurn = defineStatement({
  name: 'mixing.note-turn',
  parameters: [text, text],
  columns: {},
  text: `insert into platform.facts (name, value) values ('mixed ' || $1, $2)
         on conflict (name) do update set value = excluded.value`,
});

export const oldestRunningTransaction = defineStatement({
  name: 'mixing.first-running',
  parameters: [],
  columns: { transaction: from('pg_snapshot_xmin(pg_current_snapshot())::text', text) },
  text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as transaction',
});

export const newRows = defineStatement({
  name: 'mixing.new-rows',
  parameters: [text, text, arrayOf(text), integer],
  columns: { place: text },
  text: 'select place from platform.new_rows($1::text::regclass, $2::text::xid8, $3, $4) as place',
});

export const randomRows = defineStatement({
  name: 'mixing.drawn-rows',
  parameters: [text, text, integer, integer],
  columns: { place: text },
  text: 'select place from platform.drawn_rows($1::text::regclass, $2::text::xid8, $3, $4) as place',
});

export const rewriteRows = defineStatement({
  name: 'mixing.move-rows',
  parameters: [text, arrayOf(text)],
  columns: { transaction: text },
  text: 'select platform.move_rows($1::text::regclass, $2) as transaction',
});
