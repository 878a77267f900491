import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { ProfilesPort } from '@/core/profile/profile.port';
import { ToastsPort } from '@/core/shell/toasts.port';
import { AnonymousProfileStore } from '@/stores/profile/anonymous-profile.store';
import { AnonymousProfileKey } from '@/stores/profile/keys';

/** How one appears to others. Deferred. */
export const anonymousProfileModule = new ContainerModule(({ bind }) => {
  bind(AnonymousProfileKey)
    .toResolvedValue(
      (profiles, scheduler, toasts) => new AnonymousProfileStore(profiles, scheduler, toasts),
      [ProfilesPort, SchedulerPort, ToastsPort],
    )
    .inSingletonScope();
});
