import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { CareerStatus } from '@/core/account/career-status/career-status';
import { proofOf } from '@/core/account/career-status/proof.rules';
import { isCareerComplete } from '@/core/account/onboarding/completeness.rules';
import { companySeedOf, designationName } from '@/core/account/profile/designation.rules';
import type { PostAuthor } from '@/core/account/profile/post-author';
import { tileColorOf } from '@/core/kernel/common/tile.rules';
import { CareerRecords } from '../career-status/career-records';
import { MyProfileRecords } from '../my-profile/my-profile-records';
import { SettingsRecords } from '../settings/settings-records';
import { ProfileRecords } from './profile-records';

/** Returns the public profiles: ANONYMOUS once chosen, and DESIGNATION if the job is complete too. */
export function personasOf(world: MemoryWorld, user: MemoryUser): readonly PostAuthor[] {
  const { userName, avatarUri, avatarColor } = world.records(ProfileRecords).of(user).anonymous;
  if (userName === '') return [];
  const status = world.records(CareerRecords).of(user).career?.status ?? null;
  const jobProfile = status?.working?.jobProfile ?? status?.unemployed?.jobProfile ?? null;
  const { lists } = world.records(CatalogRecords);
  const { bio } = world.records(MyProfileRecords).of(user);
  const { showDesignation } = world.records(SettingsRecords).of(user).preferences;
  const isCommon = lists.jobProfile.some(({ name }) => name.toLowerCase() === jobProfile?.toLowerCase());
  const anonymous: PostAuthor = {
    name: userName,
    // Shows only common job profiles, because a job profile in the user's own words could identify them.
    tagline: bio || (isCommon && showDesignation ? jobProfile : null),
    avatarUrl: avatarUri,
    avatarBgColor: avatarColor,
    profileType: 'ANONYMOUS',
    proof: proofOf(status),
  };
  const designation = designationOf(status);
  return designation === null ? [anonymous] : [anonymous, designation];
}

/** Returns a tag that differs for each user, and changes with the profiles. */
export function profileTagOf(world: MemoryWorld, user: MemoryUser): string {
  const { tags } = world.records(ProfileTagRecords);
  const shown = JSON.stringify([user.id, personasOf(world, user)]);
  const tag = tags.get(shown) ?? String(tags.size).padStart(22, '0');
  tags.set(shown, tag);
  return tag;
}

class ProfileTagRecords {
  readonly tags = new Map<string, string>();
}

function designationOf(status: CareerStatus | null): PostAuthor | null {
  const working = status?.working ?? null;
  if (working === null || !isCareerComplete(status)) return null;
  return {
    name: designationName(working.jobProfile ?? '', working.companyName),
    tagline: null,
    ...companyAvatar(working.companyName),
    profileType: 'DESIGNATION',
    proof: proofOf(status),
  };
}

/** Returns the avatar of a company, because the pseudonym's would link both personas. */
function companyAvatar(companyName: string): Pick<PostAuthor, 'avatarUrl' | 'avatarBgColor'> {
  const seed = companySeedOf(companyName);
  return { avatarUrl: `kolam:${seed}`, avatarBgColor: tileColorOf(seed) };
}
