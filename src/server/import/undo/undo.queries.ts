import { boolean, integer, moment, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const described = {
  id: integer,
  kind: text,
  file: text,
  rows: integer,
  added: integer,
  updated: integer,
  started_at: moment,
  finished_at: nullable(moment),
  is_being_undone: boolean,
} as const;

const describe = `select id, kind, file, coalesce((counts ->> 'rows')::int, 0) as rows, coalesce((counts ->> 'added')::int, 0) as added,
  coalesce((counts ->> 'updated')::int, 0) as updated, started_at, finished_at, undone_since is not null as is_being_undone
  from platform.imports`;

export const listImports = defineStatement({
  name: 'imports.list',
  parameters: [],
  columns: described,
  text: `${describe} order by id desc`,
});

export const importByNumber = defineStatement({
  name: 'imports.numbered',
  parameters: [integer],
  columns: described,
  text: `${describe} where id = $1`,
});

/**
 * Selects imports of the same file and kind with another mapping than key `$3`. Includes the import with that key if its withdrawal is unfinished.
 */
export const replacedImports = defineStatement({
  name: 'imports.replaced',
  parameters: [text, text, text],
  columns: described,
  text: `${describe} where (kind = $1 and file_hash = $2 and key <> $3) or (key = $3 and undone_since is not null) order by id`,
});

/** Selects imports whose withdrawal was interrupted. */
export const interruptedUndos = defineStatement({
  name: 'imports.half-undone',
  parameters: [],
  columns: described,
  text: `${describe} where undone_since is not null order by id`,
});

export const beginUndo = defineStatement({
  name: 'imports.begin-undo',
  parameters: [integer],
  columns: {},
  text: 'update platform.imports set undone_since = coalesce(undone_since, now()) where id = $1',
});

export const deleteImport = defineStatement({
  name: 'imports.end-undo',
  parameters: [integer],
  columns: {},
  text: 'delete from platform.imports where id = $1',
});
