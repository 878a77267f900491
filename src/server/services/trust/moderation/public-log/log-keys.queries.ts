import { text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const storeFirstKeys = defineStatement({
  name: 'public-log.store-first-keys',
  parameters: [text, text],
  columns: { value: text },
  text: `insert into platform.facts as f (name, value) values ($1, $2)
         on conflict (name) do update set value = f.value returning value`,
});

export const storedKeys = defineStatement({
  name: 'public-log.stored-keys',
  parameters: [text],
  columns: { value: text },
  text: 'select value from platform.facts where name = $1',
});

export const replaceKeys = defineStatement({
  name: 'public-log.replace-keys',
  parameters: [text, text],
  columns: {},
  text: 'update platform.facts set value = $2 where name = $1',
});
