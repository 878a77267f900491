import { date, integer, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const lockUser = defineStatement({
  name: 'native-app.lock-user',
  parameters: [uuid],
  columns: {},
  text: 'select from identity.users where id = $1 for no key update',
});

export const popupOfUser = defineStatement({
  name: 'native-app.popup',
  parameters: [uuid, text, text],
  columns: { times_shown: integer, shown_on: text },
  text: `select times_shown::int as times_shown, shown_on::text as shown_on
         from identity.app_popups where user_id = $1 and popup = $2 and device = $3`,
});

export const countPopup = defineStatement({
  name: 'native-app.count-popup',
  parameters: [uuid, text, text, date],
  columns: { times_shown: integer },
  text: `insert into identity.app_popups as p (user_id, popup, device, times_shown, shown_on) values ($1, $2, $3, 1, $4::date)
         on conflict (user_id, popup, device) do update set times_shown = p.times_shown + 1, shown_on = excluded.shown_on
         returning times_shown::int as times_shown`,
});
