import type { ProfileType } from '@/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { Appearance } from '@/server/services/user/profile/appearance';
import { appearancesOf } from '@/server/services/user/profile/appearance';
import { appearanceOfPersona } from '@/server/services/user/profile/appearance.queries';

/** Returns how a persona appears under a profile; throws 422 `profile_not_available` where it does not have it. */
export async function appearanceFor(tx: Database, persona: Uint8Array, profileType: ProfileType): Promise<Appearance> {
  const appearance = await findAppearance(tx, persona, profileType);
  if (appearance !== undefined) return appearance;
  throw new Problem(422, 'profile_not_available', 'You cannot write under this profile yet. Choose another one.', {
    profileType: 'Choose another profile.',
  });
}

/** Returns how a persona appears under a profile; undefined where it does not have it. */
export async function findAppearance(
  on: Database,
  persona: Uint8Array,
  profileType: ProfileType,
): Promise<Appearance | undefined> {
  const [row] = await on.query(appearanceOfPersona, persona);
  return row === undefined ? undefined : appearancesOf(row).find((one) => one.profileType === profileType);
}
