import { text } from '../sql-types';
import { defineStatement } from '../statement';

export const standInRecords = defineStatement({
  name: 'dns.stand-in-records',
  parameters: [text],
  columns: { value: text },
  text: `select value from platform.facts where name = 'stand-in TXT of ' || $1`,
});

export const setStandInRecords = defineStatement({
  name: 'dns.set-stand-in-records',
  parameters: [text, text],
  columns: {},
  text: `insert into platform.facts (name, value) values ('stand-in TXT of ' || $1, $2)
         on conflict (name) do update set value = excluded.value`,
});
