import { endOfHour } from '@/server/platform/end-of-hour';
import { arrayOf, integer, moment, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const listUnusedFile = defineStatement({
  name: 'files.list-unused',
  parameters: [text, integer],
  columns: {},
  text: `insert into platform.unused_files (key, since) values ($1, ${endOfHour("now() + $2::int * interval '1 second'")})
         on conflict (key) do nothing`,
});

/** Finds file `$1` if no row has used it yet, but not if a row has dropped it. */
export const recentUnusedFile = defineStatement({
  name: 'files.waiting',
  parameters: [text],
  columns: { key: text },
  text: `select key from platform.unused_files where key = $1 and since > now() + interval '1 hour'`,
});

export const claimUnusedFiles = defineStatement({
  name: 'files.take-unused',
  parameters: [arrayOf(text)],
  columns: { key: text },
  text: "delete from platform.unused_files where key = any($1) and since > '-infinity' returning key",
});

export const deleteUnusedFiles = defineStatement({
  name: 'files.strike-unused',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from platform.unused_files where key = any($1)',
});

const BATCH = 1_000;

/**
 * Marks `BATCH` files unused since a moment for deletion, oldest first. They stay listed until deleted, even across a
 * crash.
 */
export const expireUnusedFiles = defineStatement({
  name: 'files.give-up-unused',
  parameters: [moment],
  columns: { key: text },
  text: `update platform.unused_files set since = '-infinity'
         where key in (select key from platform.unused_files where since < $1 order by since limit ${BATCH}) returning key`,
});
