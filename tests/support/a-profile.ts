import type { Profile } from '@/core/account/profile/profile';

export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    isReader: true,
    isWriter: false,
    careerStatus: null,
    profileBio: '',
    careerStatusId: null,
    name: 'Asha Nair',
    userName: 'NimbuPaani',
    avatarUrl: 'kolam:3f9c61d07be2a845',
    avatarBgColor: '#DCE6DF',
    fullAvatarUrl: 'kolam:3f9c61d07be2a845',
    naukriUser: false,
    ...change,
  };
}
