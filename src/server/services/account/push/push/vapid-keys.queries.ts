import { text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const keepVapidKeys = defineStatement({
  name: 'push.keep-vapid-keys',
  parameters: [text],
  columns: { value: text },
  text: `insert into platform.facts as f (name, value) values ('vapid keys', $1)
         on conflict (name) do update set value = f.value returning value`,
});

export const keptVapidKeys = defineStatement({
  name: 'push.kept-vapid-keys',
  parameters: [],
  columns: { value: text },
  text: "select value from platform.facts where name = 'vapid keys'",
});
