import { ContainerModule } from 'inversify';
import { AnonymousProfileStore } from '@/stores/profile/anonymous-profile.store';
import { ProfilesToken, SchedulerToken, ToastsToken } from '../tokens';

/** How one appears to others. Deferred. */
export const anonymousProfileModule = new ContainerModule(({ bind }) => {
  bind(AnonymousProfileStore)
    .toResolvedValue(
      (profiles, scheduler, toasts) => new AnonymousProfileStore(profiles, scheduler, toasts),
      [ProfilesToken, SchedulerToken, ToastsToken],
    )
    .inSingletonScope();
});
