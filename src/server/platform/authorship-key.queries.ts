import { text } from './sql-types';
import { defineStatement } from './statement';

/** Records the name of the authorship key unless one is recorded. Returns the recorded one. */
export const recordKeyName = defineStatement({
  name: 'authorship.record-key-name',
  parameters: [text],
  columns: { value: text },
  text: `
    with recorded as (
      insert into platform.facts (name, value) values ('authorship_key', $1)
      on conflict (name) do nothing returning value
    )
    select value from recorded union all select value from platform.facts where name = 'authorship_key'`,
});

/** Selects the name of the database's key. Returns no row before the first start is complete. */
export const recordedKeyName = defineStatement({
  name: 'authorship.recorded-key-name',
  parameters: [],
  columns: { value: text },
  text: `select value from platform.facts where name = 'authorship_key'`,
});
