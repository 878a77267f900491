import type { Profile } from '@/core/profile/profile';
import type { Session } from './session';

/** Returns the session with what the loaded profile says: users of the job portal are marked (RO-NAUKRI-USER). */
export function sessionWithProfile(session: Session, profile: Pick<Profile, 'naukriUser'>): Session {
  return { ...session, isNaukriUser: profile.naukriUser };
}
