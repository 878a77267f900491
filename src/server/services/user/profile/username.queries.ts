import type { Database } from '@/server/platform/database';

/** Which of these names nobody else has, whatever their case, in the given order. */
export async function freeUsernames(
  database: Database,
  persona: Uint8Array,
  userNames: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.query<{ taken: string }>(
    {
      name: 'user.taken-usernames',
      text: `select lower(user_name) as taken from community.personas
             where lower(user_name) = any($1::text[]) and persona_ref <> $2`,
    },
    [userNames.map((userName) => userName.toLowerCase()), persona],
  );
  const taken = new Set(rows.map((row) => row.taken));
  return userNames.filter((userName) => !taken.has(userName.toLowerCase()));
}
