import { ContainerModule } from 'inversify';
import { ProfilesPort } from '@/core/profile/profile.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { ProfileKey } from '@/stores/profile/keys';
import { ProfileStore } from '@/stores/profile/profile.store';

/** The user's profile and persona. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileKey)
    .toResolvedValue((profiles, toasts) => new ProfileStore(profiles, toasts), [ProfilesPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(ProfileKey);
});
