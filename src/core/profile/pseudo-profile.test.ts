import { expect, it } from 'vitest';
import type { PseudoProfile } from './pseudo-profile';
import { selectedPseudoProfile } from './pseudo-profile';

it('the selected pseudo-profile is one of those that are there', () => {
  const anonymous: PseudoProfile = {
    profileType: 'ANONYMOUS',
    profileData: { name: 'NimbuPaani', bio: '', fullAvatarUrl: 'kolam:nimbupaani', avatarBgColor: '#EFDEDF' },
  };
  expect(selectedPseudoProfile({ profilesAvailable: [anonymous], selectedProfileType: 'ANONYMOUS' })).toBe(anonymous);
  expect(selectedPseudoProfile({ profilesAvailable: [anonymous], selectedProfileType: 'DESIGNATION' })).toBeNull();
});
