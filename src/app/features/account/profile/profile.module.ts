import { ContainerModule } from 'inversify';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { ProfileStore } from '@/stores/account/profile/profile.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

/** The user's profile and persona. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileKey)
    .toResolvedValue((profiles) => new ProfileStore(profiles), [ProfilesPort])
    .inSingletonScope();
  bind(PersonalKey).toService(ProfileKey);
});
