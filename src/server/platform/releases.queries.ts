import { text } from './sql-types';
import { defineStatement } from './statement';

/** Notes the version `$1`, with the day `$2` on which it first started on this database. */
export const noteRelease = defineStatement({
  name: 'releases.note',
  parameters: [text, text],
  columns: {},
  text: `insert into platform.facts (name, value) values ('release ' || $1, $2) on conflict (name) do nothing`,
});

/** The versions that have started on this database. */
export const startedReleases = defineStatement({
  name: 'releases.started',
  parameters: [],
  columns: { name: text },
  text: `select name from platform.facts where name like 'release %'`,
});
