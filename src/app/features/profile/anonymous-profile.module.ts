import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { ChooseAnonymousProfile } from '@/core/profile/choose-anonymous-profile.use-case';
import { ProfilesPort } from '@/core/profile/profile.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { AnonymousProfileStore } from '@/stores/profile/anonymous-profile.store';
import { AnonymousProfileKey } from '@/stores/profile/keys';

export const anonymousProfileModule = new ContainerModule(({ bind }) => {
  bind(AnonymousProfileKey)
    .toResolvedValue(
      (profiles, scheduler, toasts) =>
        new AnonymousProfileStore(new ChooseAnonymousProfile(profiles), profiles, scheduler, toasts),
      [ProfilesPort, SchedulerPort, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(AnonymousProfileKey);
});
