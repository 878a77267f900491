import type { Profile } from '@/core/profile/profile';
import type { Session } from './session';

/** The session once the profile is loaded: people of the job portal are marked (RO-NAUKRI-USER). */
export function sessionWithProfile(session: Session, profile: Pick<Profile, 'naukriUser'>): Session {
  return { ...session, isNaukriUser: profile.naukriUser };
}
