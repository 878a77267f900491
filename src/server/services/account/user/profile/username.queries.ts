import type { Database } from '@/server/platform/database';
import { arrayOf, bytes, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Which of the names `$1`, in lower case, another persona than `$2` has or gave up, an ended account had, moderators hold or have taken off, or stands in the place of another's. */
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

/** The names that no other persona has or gave up, whatever their case, in the given order. */
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
