import type { CareerStatusType, ProfileType, VerificationSource, Verified } from '@/contract/generated/user';
import type { RowOf } from '@/server/platform/sql-types';
import { boolean, bytes, from, integer, nullable, selectList, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const appearanceColumns = {
  user_name: from('p.user_name', nullable(text)),
  avatar_uri: from('p.avatar_uri', nullable(text)),
  avatar_color: from('p.avatar_color', nullable(text)),
  bio: from('p.bio', text),
  selected_profile_type: from('p.selected_profile_type', textOf<ProfileType>()),
  shows_designation: from(
    'coalesce((select x.shows_designation from persona.preferences x where x.persona_ref = p.persona_ref), true)',
    boolean,
  ),
  type: nullable(textOf<CareerStatusType>()),
  company_name: nullable(text),
  department_id: nullable(integer),
  industry_id: nullable(integer),
  job_profile: nullable(text),
  verified: nullable(textOf<Verified>()),
  verification_source: nullable(textOf<VerificationSource>()),
  is_common_profile: from(
    `exists (select 1 from catalog.job_profiles j where lower(j.name) collate "C" = lower(s.job_profile) collate "C")`,
    boolean,
  ),
} as const;

export type AppearanceRow = RowOf<typeof appearanceColumns>;

export const appearanceOfPersona = defineStatement({
  name: 'profile.appearance',
  parameters: [bytes],
  columns: appearanceColumns,
  text: `select ${selectList(appearanceColumns, 's')}
         from persona.personas p left join persona.career_statuses s on s.persona_ref = p.persona_ref
         where p.persona_ref = $1`,
});
