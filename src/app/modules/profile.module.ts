import { ContainerModule } from 'inversify';
import { ProfileStore } from '@/stores/profile/profile.store';
import { ProfilesToken, ToastsToken } from '../tokens';

/** Who one is here. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileStore)
    .toResolvedValue((profiles, toasts) => new ProfileStore(profiles, toasts), [ProfilesToken, ToastsToken])
    .inSingletonScope();
});
