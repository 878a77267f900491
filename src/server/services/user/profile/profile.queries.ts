import type { ProfileType, VerificationSource, Verified } from '@/contract/generated/user';
import type { Database } from '@/server/platform/database';

/** The persona's own columns; null in `user_name` and the avatar until chosen. */
export interface PersonaRow {
  readonly user_name: string | null;
  readonly avatar_uri: string | null;
  readonly avatar_color: string | null;
  readonly is_reader: boolean;
  readonly is_writer: boolean;
  readonly selected_profile_type: ProfileType;
}

/** A career status. `email_seal` holds the address that verified it. */
export interface CareerRow {
  readonly id: number;
  readonly type: 'student' | 'working' | 'unemployed';
  readonly company_name: string | null;
  readonly college_name: string | null;
  readonly department_id: number | null;
  readonly industry_id: number | null;
  readonly job_profile: string | null;
  readonly tag_id: number;
  readonly role_id: number | null;
  readonly job_location: string | null;
  readonly course_id: number | null;
  readonly course_name: string | null;
  readonly specialization_id: number | null;
  readonly specialization: string | null;
  readonly email_seal: Uint8Array | null;
  readonly verified: Verified;
  readonly verification_source: VerificationSource;
}

/** A person's persona; null until it is first needed. */
export async function readPersona(database: Database, persona: Uint8Array): Promise<PersonaRow | null> {
  const [row] = await database.query<PersonaRow>(
    {
      name: 'user.persona',
      text: `select user_name, avatar_uri, avatar_color, is_reader, is_writer, selected_profile_type
             from community.personas where persona_ref = $1`,
    },
    [persona],
  );
  return row ?? null;
}

/** The columns of a `CareerRow`. */
export const careerColumns = `
  id, type, company_name, college_name, department_id, industry_id, job_profile, tag_id, role_id, job_location, course_id,
  course_name, specialization_id, specialization, email_seal, verified, verification_source`;

/** A person's career status; null where there is none. */
export async function readCareer(database: Database, persona: Uint8Array): Promise<CareerRow | null> {
  const [row] = await database.query<CareerRow>(
    {
      name: 'user.career',
      text: `select ${careerColumns} from community.career_statuses where persona_ref = $1`,
    },
    [persona],
  );
  return row ?? null;
}

/** Who a person is; asked apart from everything else, for nothing may join identity with the persona. */
export async function readIdentity(
  database: Database,
  userId: string,
): Promise<{ readonly name: string; readonly naukri_user: boolean }> {
  const [row] = await database.query<{ name: string; naukri_user: boolean }>(
    {
      name: 'user.identity',
      text: `select name, exists (
               select 1 from identity.accounts a where a.user_id = u.id and a.provider = 'naukri'
             ) as naukri_user
             from identity.users u where id = $1`,
    },
    [userId],
  );
  if (row === undefined) throw new Error('A session belongs to a person who does not exist.');
  return row;
}
