import type { AppearanceRow } from '@/server/services/account/user/profile/appearance.queries';
import type { DemoCommunity } from './communities';

export interface DemoCareer {
  readonly type: 'student' | 'working' | 'unemployed';
  readonly companyName: string | null;
  readonly collegeName: string | null;
  readonly departmentId: number | null;
  readonly industryId: number | null;
  readonly jobProfile: string | null;
  readonly jobLocation: string | null;
  readonly courseId: number | null;
  readonly courseName: string | null;
  readonly specializationId: number | null;
  readonly specialization: string | null;
  readonly verifiedBy: string | null;
}

/** An invented person with identity and persona together, which only the generator has. */
export interface DemoPerson {
  readonly userId: string;
  readonly publicId: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly userName: string | null;
  readonly avatarUri: string | null;
  readonly avatarColor: string | null;
  readonly career: DemoCareer | null;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  /** True if the person usually writes as "profile at company". */
  readonly prefersDesignation: boolean;
  readonly follows: readonly DemoCommunity[];
}

export function appearanceRowOf(person: DemoPerson): AppearanceRow {
  const { career } = person;
  return {
    user_name: person.userName,
    avatar_uri: person.avatarUri,
    avatar_color: person.avatarColor,
    bio: '',
    selected_profile_type: person.prefersDesignation ? 'DESIGNATION' : 'ANONYMOUS',
    type: career?.type ?? null,
    company_name: career?.companyName ?? null,
    department_id: career?.departmentId ?? null,
    industry_id: career?.industryId ?? null,
    job_profile: career?.jobProfile ?? null,
    verified: career?.verifiedBy == null ? null : 'VERIFIED',
    verification_source: career?.verifiedBy == null ? null : 'email',
    // Demo careers take their job profile from the catalogue.
    is_common_profile: career?.jobProfile != null,
    shows_designation: true,
  };
}
