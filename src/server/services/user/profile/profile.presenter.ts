import type { AnonymousProfile, CareerStatus, Profile, PseudoProfile } from '@/contract/generated/user';
import type { Appearance } from './appearance';
import type { CareerRow, PersonaRow } from './profile.queries';

/** A person's own profile; `email` is the address that verified the career status, opened by the caller. */
export function presentProfile(
  identity: { readonly name: string; readonly naukri_user: boolean },
  persona: PersonaRow | null,
  career: CareerRow | null,
  email: string | null,
): Profile {
  return {
    isReader: persona?.is_reader ?? false,
    isWriter: persona?.is_writer ?? false,
    careerStatus: career === null ? null : presentCareer(career, email),
    // There is no call yet that writes one.
    profileBio: '',
    careerStatusId: career?.id ?? null,
    name: identity.name,
    userName: persona?.user_name ?? '',
    avatarUrl: persona?.avatar_uri ?? '',
    avatarBgColor: persona?.avatar_color ?? '',
    fullAvatarUrl: persona?.avatar_uri ?? '',
    naukriUser: identity.naukri_user,
  };
}

/** Pseudonym and avatar, empty until chosen. */
export function presentAnonymousProfile(persona: PersonaRow | null): AnonymousProfile {
  return {
    userName: persona?.user_name ?? '',
    avatarUri: persona?.avatar_uri ?? '',
    avatarColor: persona?.avatar_color ?? '',
    fullAvatarUrl: persona?.avatar_uri ?? '',
  };
}

/** A career status as its owner sees it; nobody else does. */
export function presentCareer(career: CareerRow, email: string | null): CareerStatus {
  const verification = { verified: career.verified, source: career.verification_source };
  const job = {
    departmentId: career.department_id,
    industryId: career.industry_id,
    jobProfile: career.job_profile,
    tagId: career.tag_id,
    roleId: career.role_id,
  };
  const none = { type: career.type, working: null, student: null, unemployed: null };
  switch (career.type) {
    case 'working':
      return {
        ...none,
        working: {
          companyName: career.company_name ?? '',
          ...job,
          jobLocation: career.job_location,
          workEmail: email,
          ...verification,
        },
      };
    case 'student':
      return {
        ...none,
        student: {
          collegeName: career.college_name ?? '',
          courseId: career.course_id,
          courseName: career.course_name,
          specializationId: career.specialization_id,
          specialization: career.specialization,
          studentEmail: email,
          ...verification,
        },
      };
    case 'unemployed':
      return { ...none, unemployed: { companyName: career.company_name, ...job, workEmail: null, ...verification } };
  }
}

/** A profile to post under. */
export function presentPseudoProfile({
  profileType,
  name,
  tagline,
  avatarUrl,
  avatarBgColor,
}: Appearance): PseudoProfile {
  return { profileType, profileData: { name, bio: tagline ?? '', fullAvatarUrl: avatarUrl, avatarBgColor } };
}
