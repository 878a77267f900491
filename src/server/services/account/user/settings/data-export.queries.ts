import type { DataExport } from '@/contract/generated/user';
import { bytes, from, nullable, smallint, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

type State = DataExport['state'];

const day = (column: string) => from(`to_char(${column}, 'YYYY-MM-DD')`, text);

const exportColumns = {
  id: uuid,
  state: textOf<State>(),
  progress: smallint,
  created_on: day('created_on'),
  expires_on: day('expires_on'),
  worked_seal: nullable(bytes),
} as const;
const list = `id, state, progress, to_char(created_on, 'YYYY-MM-DD') as created_on,
  to_char(expires_on, 'YYYY-MM-DD') as expires_on, worked_seal`;

/** The exports of user `$1` that have not expired on day `$2`, newest day first. */
export const exportsOfUser = defineStatement({
  name: 'settings.exports',
  parameters: [uuid, text],
  columns: exportColumns,
  text: `select ${list} from identity.data_exports where user_id = $1 and expires_on > $2::text::date
         order by created_on desc, state = 'making' desc, id`,
});

/** Stores an export that is being made: id, user, day, first day without it, sealed moment. */
export const addExport = defineStatement({
  name: 'settings.add-export',
  parameters: [uuid, uuid, text, text, bytes],
  columns: exportColumns,
  text: `insert into identity.data_exports (id, user_id, state, created_on, expires_on, worked_seal)
         values ($1, $2, 'making', $3::text::date, $4::text::date, $5) returning ${list}`,
});

/** Notes how far an export is. */
export const noteProgress = defineStatement({
  name: 'settings.note-progress',
  parameters: [uuid, smallint, bytes],
  columns: {},
  text: `update identity.data_exports set progress = $2, worked_seal = $3 where id = $1 and state = 'making'`,
});

/** Finishes an export: id, sealed key, encrypted content. Changes nothing if its user is gone. */
export const finishExport = defineStatement({
  name: 'settings.finish-export',
  parameters: [uuid, bytes, bytes],
  columns: {},
  text: `update identity.data_exports
         set state = 'ready', progress = 100, key_seal = $2, content = $3, worked_seal = null
         where id = $1`,
});

export const failExport = defineStatement({
  name: 'settings.fail-export',
  parameters: [uuid],
  columns: {},
  text: `update identity.data_exports set state = 'failed', worked_seal = null where id = $1`,
});

/** Deletes an export of user `$2` and returns its content; no row if it is not ready on day `$3`. */
export const takeExport = defineStatement({
  name: 'settings.take-export',
  parameters: [uuid, uuid, text],
  columns: { key_seal: nullable(bytes), content: nullable(bytes) },
  text: `delete from identity.data_exports
         where id = $1 and user_id = $2 and state = 'ready' and expires_on > $3::text::date returning key_seal, content`,
});

/** Removes the exports that ended on or before day `$1`. */
export const removeExpiredExports = defineStatement({
  name: 'settings.remove-expired-exports',
  parameters: [text],
  columns: {},
  text: 'delete from identity.data_exports where expires_on <= $1::text::date',
});
