import { arrayOf, boolean, bytes, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const choiceColumns = { kinds: arrayOf(text), at_night: boolean };

/** The choices of persona `$1`; no row if it has the usual ones. */
export const choicesOfPersona = defineStatement({
  name: 'push.choices',
  parameters: [bytes],
  columns: choiceColumns,
  text: 'select kinds, at_night from persona.push_choices where persona_ref = $1',
});

/** Gives persona `$1` its row, with the kinds `$2` and nothing at night; one that is there stays. */
export const ensureChoices = defineStatement({
  name: 'push.ensure-choices',
  parameters: [bytes, arrayOf(text)],
  columns: {},
  text: 'insert into persona.push_choices (persona_ref, kinds) values ($1, $2) on conflict do nothing',
});

/** Adds the kinds `$2` to those of persona `$1` and takes `$3` from them; `$4` is whether news of the night are pushed, null leaves it. */
export const changeChoices = defineStatement({
  name: 'push.change-choices',
  parameters: [bytes, arrayOf(text), arrayOf(text), nullable(boolean)],
  columns: choiceColumns,
  text: `update persona.push_choices
         set kinds = array(select kind from unnest(kinds || $2::text[]) kind where kind <> all ($3::text[]) group by kind order by kind),
             at_night = coalesce($4, at_night)
         where persona_ref = $1 returning kinds, at_night`,
});
