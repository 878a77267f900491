import type { CareerStatus } from '@/core/account/career-status/career-status';
import type { Failure } from '@/core/kernel/common/failure';

/** The user's own profile, shown to no other user (EN-PROFILE). Texts are empty until chosen. */
export interface Profile {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly careerStatus: CareerStatus | null;
  /** One line beside the pseudonym. */
  readonly profileBio: string;
  readonly careerStatusId: number | null;
  /** The user's real name. */
  readonly name: string;
  /** The pseudonym. */
  readonly userName: string;
  /** The photo, which only the user sees; without one, the picture that others see. */
  readonly avatarUrl: string;
  /** A hex colour. */
  readonly avatarBgColor: string;
  /** The picture that others see. */
  readonly fullAvatarUrl: string;
  readonly naukriUser: boolean;
}

/** Returns whether the user profile is filled: pseudonym, avatar and its colour are there (ST-PROFILE-FILLED). */
export function isProfileFilled(profile: Pick<Profile, 'userName' | 'avatarUrl' | 'avatarBgColor'>): boolean {
  return profile.userName !== '' && profile.avatarUrl !== '' && profile.avatarBgColor !== '';
}

/** Returns the error code of a profile that could not be loaded: the response's status, 200 without a response (ER-PROFILE-CODE). */
export function profileErrorCodeOf(failure: Failure): number {
  return failure.status ?? 200;
}
