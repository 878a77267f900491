import type { AnonymousProfile, Profile, PseudoProfile } from '@/contract/generated/user';
import type { Appearance } from '@/server/contract/viewer';
import { presentCareer } from '../career-status/career.presenter';
import type { CareerRow } from '../career-status/career.queries';
import { photoUrlOf } from '../my-profile/photo-route';
import type { PersonaRow } from '../persona/persona.queries';
import type { IdentityRow } from './identity.queries';

export function presentProfile(
  identity: IdentityRow,
  persona: PersonaRow | undefined,
  career: CareerRow | undefined,
  email: string | null,
): Profile {
  const avatar = persona?.avatar_uri ?? '';
  return {
    isReader: persona?.is_reader ?? false,
    isWriter: persona?.is_writer ?? false,
    careerStatus: career === undefined ? null : presentCareer(career, email),
    profileBio: persona?.bio ?? '',
    careerStatusId: career?.id ?? null,
    name: identity.name,
    userName: persona?.user_name ?? '',
    // Only its user sees the photo; `fullAvatarUrl` is the picture that others see.
    avatarUrl: identity.file_key === null ? avatar : photoUrlOf(identity.file_key),
    avatarBgColor: persona?.avatar_color ?? '',
    fullAvatarUrl: avatar,
    naukriUser: identity.naukri_user,
  };
}

export function presentAnonymousProfile(persona: PersonaRow | undefined): AnonymousProfile {
  return {
    userName: persona?.user_name ?? '',
    avatarUri: persona?.avatar_uri ?? '',
    avatarColor: persona?.avatar_color ?? '',
    fullAvatarUrl: persona?.avatar_uri ?? '',
  };
}

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
