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

export const exportsOfUser = defineStatement({
  name: 'settings.exports',
  parameters: [uuid, text],
  columns: exportColumns,
  text: `select ${list} from identity.data_exports where user_id = $1 and expires_on > $2::text::date
         order by created_on desc, state = 'making' desc, id`,
});

export const addExport = defineStatement({
  name: 'settings.add-export',
  parameters: [uuid, uuid, text, text, bytes],
  columns: exportColumns,
  text: `insert into identity.data_exports (id, user_id, state, created_on, expires_on, worked_seal)
         values ($1, $2, 'making', $3::text::date, $4::text::date, $5) returning ${list}`,
});

export const noteProgress = defineStatement({
  name: 'settings.note-progress',
  parameters: [uuid, smallint, bytes],
  columns: {},
  text: `update identity.data_exports set progress = $2, worked_seal = $3 where id = $1 and state = 'making'`,
});

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

export const claimExport = defineStatement({
  name: 'settings.take-export',
  parameters: [uuid, uuid, text],
  columns: { key_seal: nullable(bytes), content: nullable(bytes) },
  text: `delete from identity.data_exports
         where id = $1 and user_id = $2 and state = 'ready' and expires_on > $3::text::date returning key_seal, content`,
});

export const removeExpiredExports = defineStatement({
  name: 'settings.remove-expired-exports',
  parameters: [text],
  columns: {},
  text: 'delete from identity.data_exports where expires_on <= $1::text::date',
});
