import type { ProfileType } from '@/contract/generated/feed';
import { profileRefusals } from '@/core/account/profile/profile-refusals.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Appearance, ShownViewer } from '@/server/contract/viewer';

/** Returns the profile. Throws 422 `profile_not_available` if the viewer lacks it. */
export function profileFor({ profiles }: ShownViewer, profileType: ProfileType): Appearance {
  const profile = profiles.find((one) => one.profileType === profileType);
  if (profile !== undefined) return profile;
  throw new Problem(422, 'profile_not_available', postRefusals.profileNotYet, {
    profileType: profileRefusals.chooseAnother,
  });
}
