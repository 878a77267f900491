import { ContainerModule } from 'inversify';
import { AnonymousProfileStore } from '@/stores/profile/anonymous-profile.store';
import { ProfileStore } from '@/stores/profile/profile.store';
import { ProfilesToken, SchedulerToken, ToastsToken } from '../tokens';

/** Who one is here, and how one appears to others. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileStore)
    .toResolvedValue((profiles, toasts) => new ProfileStore(profiles, toasts), [ProfilesToken, ToastsToken])
    .inSingletonScope();
  bind(AnonymousProfileStore)
    .toResolvedValue(
      (profiles, scheduler, toasts) => new AnonymousProfileStore(profiles, scheduler, toasts),
      [ProfilesToken, SchedulerToken, ToastsToken],
    )
    .inSingletonScope();
});
