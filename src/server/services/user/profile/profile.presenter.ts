import type { AnonymousProfile, Profile, PseudoProfile } from '@/contract/generated/user';
import { presentCareer } from '../career-status/career.presenter';
import type { CareerRow } from '../career-status/career.queries';
import type { Appearance } from './appearance';
import type { PersonaRow } from './persona.queries';

/** A user's own profile; `email` is the address that verified the career status, opened by the caller. */
export function presentProfile(
  identity: { readonly name: string; readonly naukri_user: boolean },
  persona: PersonaRow | undefined,
  career: CareerRow | undefined,
  email: string | null,
): Profile {
  return {
    isReader: persona?.is_reader ?? false,
    isWriter: persona?.is_writer ?? false,
    careerStatus: career === undefined ? null : presentCareer(career, email),
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
export function presentAnonymousProfile(persona: PersonaRow | undefined): AnonymousProfile {
  return {
    userName: persona?.user_name ?? '',
    avatarUri: persona?.avatar_uri ?? '',
    avatarColor: persona?.avatar_color ?? '',
    fullAvatarUrl: persona?.avatar_uri ?? '',
  };
}

/** A profile to post under. */
export function presentPseudoProfile({
  profileType,
  name,
  tagline,
  avatarUrl,
  avatarBgColor,
  proof,
}: Appearance): PseudoProfile {
  return { profileType, profileData: { name, bio: tagline ?? '', fullAvatarUrl: avatarUrl, avatarBgColor, proof } };
}
