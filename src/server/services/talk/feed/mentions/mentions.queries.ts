import { arrayOf, bytes, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const selectPersonasByName = defineStatement({
  name: 'mentions.personas-by-name',
  parameters: [arrayOf(text)],
  columns: { name: text, persona_ref: bytes },
  text: `select lower(user_name) as name, persona_ref from persona.personas where lower(user_name) = any($1)
         union all
         select name, persona_ref from persona.given_up_names where name = any($1)`,
});

export const blockersOf = defineStatement({
  name: 'mentions.blockers',
  parameters: [arrayOf(bytes), text],
  columns: { voter_ref: bytes },
  text: 'select voter_ref from content.blocked_names where voter_ref = any($1) and name = $2',
});
