import { endOfHour } from '@/server/platform/end-of-hour';
import { arrayOf, integer, moment, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Lists a file as unused from the end of the hour that begins in `$2` seconds, before it is stored. */
export const listUnusedFile = defineStatement({
  name: 'files.list-unused',
  parameters: [text, integer],
  columns: {},
  text: `insert into platform.unused_files (key, since) values ($1, ${endOfHour("now() + $2::int * interval '1 second'")})
         on conflict (key) do nothing`,
});

/** The file `$1`, if it was stored to wait for its row. One that a row has left is on the list for the rest of its hour. */
export const waitingFile = defineStatement({
  name: 'files.waiting',
  parameters: [text],
  columns: { key: text },
  text: `select key from platform.unused_files where key = $1 and since > now() + interval '1 hour'`,
});

/** Takes files off the list because a row uses them now. Returns those that were on it; one that was given up is as good as gone. */
export const takeUnusedFiles = defineStatement({
  name: 'files.take-unused',
  parameters: [arrayOf(text)],
  columns: { key: text },
  text: "delete from platform.unused_files where key = any($1) and since > '-infinity' returning key",
});

/** Takes files off the list that are gone. */
export const strikeUnusedFiles = defineStatement({
  name: 'files.strike-unused',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from platform.unused_files where key = any($1)',
});

const BATCH = 1_000;

/** Gives files up that nothing has used since before a moment, oldest first, `BATCH` of them; they stay on the list until they are deleted, over a crash too. */
export const giveUpUnusedFiles = defineStatement({
  name: 'files.give-up-unused',
  parameters: [moment],
  columns: { key: text },
  text: `update platform.unused_files set since = '-infinity'
         where key in (select key from platform.unused_files where since < $1 order by since limit ${BATCH}) returning key`,
});
