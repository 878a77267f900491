import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { AnonymousProfile, AnonymousProfileChoice, SuggestedAvatar, UsernameVerdict } from './anonymous-profile';
import type { Profile } from './profile';
import type { PseudoProfiles } from './pseudo-profile';

/**
 * The user's own profile, and the profiles that others see. Every method fails with `unauthenticated` without a
 * session.
 */
export interface Profiles {
  readonly getProfile: () => Promise<Result<Profile, Failure>>;
  readonly getAnonymousProfile: () => Promise<Result<AnonymousProfile, Failure>>;
  /** Fails with `conflict` if another user has the name, and with `invalid` (fields.userName) if it breaks a rule. */
  readonly saveAnonymousProfile: (given: AnonymousProfileChoice) => Promise<Result<AnonymousProfile, Failure>>;
  /** Asks the server, which alone knows the free names (VA-USERNAME). */
  readonly validateUsername: (wanted: { readonly q: string }) => Promise<Result<UsernameVerdict, Failure>>;
  readonly suggestAvatars: () => Promise<Result<readonly SuggestedAvatar[], Failure>>;
  readonly suggestUsernames: () => Promise<Result<readonly string[], Failure>>;
  readonly listPseudoProfiles: () => Promise<Result<PseudoProfiles, Failure>>;
}

export const ProfilesPort: Key<Profiles> = Symbol('Profiles');
