import type { Database } from '@/server/platform/database';
import { arrayOf, bytes, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Selects taken names among `$1` (lower case): names of other personas, former, ended or hidden ones, and covers. */
const takenUsernames = defineStatement({
  name: 'profile.taken-usernames',
  parameters: [arrayOf(text), bytes],
  columns: { taken: text },
  text: `select lower(user_name) as taken from persona.personas
         where lower(user_name) = any($1::text[]) and persona_ref <> $2
         union all
         select name from persona.given_up_names
         where name = any($1::text[]) and persona_ref <> $2
         union all
         select name from unnest($1::text[]) as name
         where sha256(convert_to(name, 'UTF8')) in (select name_hash from persona.ended_names)
         union all
         select lower(name) from moderation.profile_names
         where lower(name) = any($1::text[]) and status <> 'LIVE'
         union all
         select lower(cover) from moderation.profile_names
         where lower(cover) = any($1::text[]) and persona_ref is distinct from $2`,
});

export async function freeUsernames(
  database: Database,
  persona: Uint8Array,
  userNames: readonly string[],
): Promise<readonly string[]> {
  const lowerCase = userNames.map((userName) => userName.toLowerCase());
  const rows = await database.query(takenUsernames, lowerCase, persona);
  const taken = new Set(rows.map((row) => row.taken));
  return userNames.filter((userName) => !taken.has(userName.toLowerCase()));
}
