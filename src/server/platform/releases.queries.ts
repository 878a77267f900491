import { text } from './sql-types';
import { defineStatement } from './statement';

export const recordRelease = defineStatement({
  name: 'releases.note',
  parameters: [text, text],
  columns: {},
  text: `insert into platform.facts (name, value) values ('release ' || $1, $2) on conflict (name) do nothing`,
});

export const knownReleases = defineStatement({
  name: 'releases.started',
  parameters: [],
  columns: { name: text },
  text: `select name from platform.facts where name like 'release %'`,
});
