import { arrayOf, moment, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Lists a file as unused, before it is stored. */
export const listUnusedFile = defineStatement({
  name: 'files.list-unused',
  parameters: [text],
  columns: {},
  text: 'insert into platform.unused_files (key) values ($1) on conflict (key) do nothing',
});

/** Takes files off the list: because a row uses them now, or because they are gone. */
export const strikeUnusedFiles = defineStatement({
  name: 'files.strike-unused',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from platform.unused_files where key = any($1)',
});

/** Files that nothing has used since before a moment, oldest first. */
export const unusedFilesBefore = defineStatement({
  name: 'files.unused-before',
  parameters: [moment],
  columns: { key: text },
  text: 'select key from platform.unused_files where since < $1 order by since limit 1000',
});
