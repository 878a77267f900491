import type { CareerStatus } from '@/core/account/career-status/career-status';
import type { Failure } from '@/core/kernel/common/failure';

/** The user's own profile, which no other user sees (EN-PROFILE). Texts are empty until chosen. */
export interface Profile {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly careerStatus: CareerStatus | null;
  readonly profileBio: string;
  readonly careerStatusId: number | null;
  /** The user's real name. */
  readonly name: string;
  readonly userName: string;
  readonly avatarUrl: string;
  /** A hex colour. */
  readonly avatarBgColor: string;
  readonly fullAvatarUrl: string;
  readonly naukriUser: boolean;
}

export function isProfileFilled(profile: Pick<Profile, 'userName' | 'avatarUrl' | 'avatarBgColor'>): boolean {
  return profile.userName !== '' && profile.avatarUrl !== '' && profile.avatarBgColor !== '';
}

/**
 * Returns the error code of a profile that did not load: the response's status, or 200 without a response
 * (ER-PROFILE-CODE).
 */
export function profileErrorCodeOf(failure: Failure): number {
  return failure.status ?? 200;
}
