import { ContainerModule } from 'inversify';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { ProfileStore } from '@/stores/account/profile/profile.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

/** The user's profile and persona. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileKey)
    .toResolvedValue((profiles, toasts) => new ProfileStore(profiles, toasts), [ProfilesPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(ProfileKey);
});
