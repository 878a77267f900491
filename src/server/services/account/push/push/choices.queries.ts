import { arrayOf, boolean, bytes, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const choiceColumns = { kinds: arrayOf(text), at_night: boolean };

export const pushChoicesOfPersona = defineStatement({
  name: 'push.choices',
  parameters: [bytes],
  columns: choiceColumns,
  text: 'select kinds, at_night from persona.push_choices where persona_ref = $1',
});

export const ensurePushChoices = defineStatement({
  name: 'push.ensure-choices',
  parameters: [bytes, arrayOf(text)],
  columns: {},
  text: 'insert into persona.push_choices (persona_ref, kinds) values ($1, $2) on conflict do nothing',
});

/** Adds kinds `$2` and removes `$3`. `$4` is whether to push at night; null keeps it. */
export const changePushChoices = defineStatement({
  name: 'push.change-choices',
  parameters: [bytes, arrayOf(text), arrayOf(text), nullable(boolean)],
  columns: choiceColumns,
  text: `update persona.push_choices
         set kinds = array(select kind from unnest(kinds || $2::text[]) kind where kind <> all ($3::text[]) group by kind order by kind),
             at_night = coalesce($4, at_night)
         where persona_ref = $1 returning kinds, at_night`,
});
