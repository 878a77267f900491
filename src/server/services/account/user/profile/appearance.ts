import type { ProfileType, Proof } from '@/contract/generated/user';
import { proofBy } from '@/core/account/career-status/proof.rules';
import { companySeedOf, designationName } from '@/core/account/profile/designation.rules';
import { tileColorOf } from '@/core/kernel/common/tile.rules';
import type { Appearance } from '@/server/contract/viewer';
import type { AppearanceRow } from './appearance.queries';

/** Returns the profiles. ANONYMOUS needs pseudonym and avatar, DESIGNATION also a detailed, working career status. */
export function appearancesOf(row: AppearanceRow): readonly Appearance[] {
  const { user_name, avatar_uri, avatar_color } = row;
  if (user_name === null || avatar_uri === null || avatar_color === null) return [];
  const anonymous: Appearance = {
    profileType: 'ANONYMOUS',
    name: user_name,
    tagline: row.bio === '' ? commonProfileOf(row) : row.bio,
    avatarUrl: avatar_uri,
    avatarBgColor: avatar_color,
    proof: proofOf(row),
  };
  const designation = designationOf(row);
  return designation === null ? [anonymous] : [anonymous, designation];
}

export function selectedTypeOf(row: AppearanceRow, available: readonly Appearance[]): ProfileType {
  const chosen = available.some(({ profileType }) => profileType === row.selected_profile_type);
  return chosen ? row.selected_profile_type : 'ANONYMOUS';
}

/** Returns the job profile if many users share it. A job profile in the user's own words could identify them. */
function commonProfileOf({ is_common_profile, shows_designation, job_profile }: AppearanceRow): string | null {
  return shows_designation && is_common_profile ? job_profile : null;
}

function designationOf(row: AppearanceRow): Appearance | null {
  const { type, company_name, job_profile, department_id, industry_id } = row;
  if (type !== 'working' || company_name === null || job_profile === null) return null;
  if (department_id === null || industry_id === null) return null;
  // The company's avatar: the pseudonym's would link both profiles.
  const seed = companySeedOf(company_name);
  return {
    profileType: 'DESIGNATION',
    name: designationName(job_profile, company_name),
    tagline: null,
    avatarUrl: `kolam:${seed}`,
    avatarBgColor: tileColorOf(seed),
    proof: proofOf(row),
  };
}

function proofOf({ type, verified, verification_source }: AppearanceRow): Proof | null {
  return type === null ? null : proofBy({ type, verified: verified ?? '', source: verification_source ?? '' });
}
