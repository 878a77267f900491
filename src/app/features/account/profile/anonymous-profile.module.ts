import { ContainerModule } from 'inversify';
import { ChooseAnonymousProfile } from '@/core/account/profile/choose-anonymous-profile.use-case';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { AnonymousProfileStore } from '@/stores/account/profile/anonymous-profile.store';
import { AnonymousProfileKey } from '@/stores/account/profile/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';

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
