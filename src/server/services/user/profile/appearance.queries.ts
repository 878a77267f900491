import type { Database } from '@/server/platform/database';
import type { AppearanceRow } from './appearance';

/** What decides how a person may appear; null for a person who has chosen nothing at all yet. */
export async function readAppearance(database: Database, persona: Uint8Array): Promise<AppearanceRow | null> {
  const [row] = await database.query<AppearanceRow>(
    {
      name: 'user.appearance',
      text: `
        select p.user_name, p.avatar_uri, p.avatar_color, p.selected_profile_type, s.type, s.company_name, s.department_id,
               s.industry_id, s.job_profile,
               exists (
                 select 1 from catalog.job_profiles j where lower(j.name) collate "C" = lower(s.job_profile) collate "C"
               ) as is_common_profile
        from community.personas p left join community.career_statuses s on s.persona_ref = p.persona_ref
        where p.persona_ref = $1`,
    },
    [persona],
  );
  return row ?? null;
}
