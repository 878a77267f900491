import { COMPANY_WORDS, companyLooksOf, lookOf } from '@/core/account/profile/username.rules';
import type { Database } from '@/server/platform/database';
import { arrayOf, bytes, integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Selects taken names among `$1` (lower case; `$2` are their looks): names of personas other than `$3`, former, ended or
 * hidden ones, and covers. The current name of `$3` stays its own, whatever looks like it.
 */
const takenUsernames = defineStatement({
  name: 'profile.taken-usernames',
  parameters: [arrayOf(text), arrayOf(text), bytes],
  columns: { taken: text },
  text: `with asked as (
           select name, look from unnest($1::text[], $2::text[]) as t (name, look)
           where not exists (select 1 from persona.personas own where own.persona_ref = $3 and lower(own.user_name) = name)
         )
         select asked.name as taken from asked
         join persona.personas p on translate(lower(p.user_name), '0134578l_', 'oieastbi') = look
         where p.persona_ref <> $3
         union all
         select asked.name from asked
         join persona.given_up_names g on translate(g.name, '0134578l_', 'oieastbi') = look
         where g.persona_ref <> $3
         union all
         select name from asked
         where sha256(convert_to(name, 'UTF8')) in (select name_hash from persona.ended_names)
            or sha256(convert_to(look, 'UTF8')) in (select name_hash from persona.ended_names)
         union all
         select lower(name) from moderation.profile_names
         where lower(name) = any($1::text[]) and status <> 'LIVE'
         union all
         select lower(cover) from moderation.profile_names
         where lower(cover) = any($1::text[]) and persona_ref is distinct from $3`,
});

const companyWithName = defineStatement({
  name: 'profile.company-with-name',
  parameters: [arrayOf(text)],
  columns: { found: integer },
  text: `select 1 as found from catalog.companies
         where translate(regexp_replace(regexp_replace(lower(name), '([ .]+(${COMPANY_WORDS}))+[ .]*$', ''), '[^a-z0-9]', '', 'g'), '0134578l', 'oieastbi') = any($1::text[])
         limit 1`,
});

export async function freeUsernames(
  database: Database,
  persona: Uint8Array,
  userNames: readonly string[],
): Promise<readonly string[]> {
  const lowerCase = userNames.map((userName) => userName.toLowerCase());
  const rows = await database.query(takenUsernames, lowerCase, userNames.map(lookOf), persona);
  const taken = new Set(rows.map((row) => row.taken));
  return userNames.filter((userName) => !taken.has(userName.toLowerCase()));
}

export async function isCompanyName(database: Database, userName: string): Promise<boolean> {
  return (await database.query(companyWithName, companyLooksOf(userName))).length > 0;
}
