import type { Profile } from '@/core/profile/profile';

/** The profile of a reader with a pseudonym, before a career status. */
export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    isReader: true,
    isWriter: false,
    careerStatus: null,
    profileBio: '',
    careerStatusId: null,
    name: 'Asha Nair',
    userName: 'NimbuPaani',
    avatarUrl: 'kolam:peepal-7',
    avatarBgColor: '#DCE6DF',
    fullAvatarUrl: 'kolam:peepal-7',
    naukriUser: false,
    ...change,
  };
}
