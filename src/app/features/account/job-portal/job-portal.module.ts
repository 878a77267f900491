import { ContainerModule } from 'inversify';
import { JobPortalApi } from '@/adapters/http/generated/user/job-portal';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { LinkPortalAccount } from '@/core/account/job-portal/link-portal-account.use-case';
import { PortalAccountsPort } from '@/core/account/job-portal/portal-accounts.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { PortalLinkKey } from '@/stores/account/job-portal/keys';
import { PortalLinkStore } from '@/stores/account/job-portal/portal-link.store';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey, OccurrencesKey } from '@/stores/kernel/shell/keys';

export const jobPortalAdapters = wire((provide) => {
  provide(JobPortalApi, [HttpClientKey], PortalAccountsPort);
});

export const jobPortalModule = new ContainerModule(({ bind }) => {
  bind(PortalLinkKey)
    .toResolvedValue(
      (accounts, toasts, scheduler, occurrences, session, navigation, features) =>
        new PortalLinkStore(
          { accounts, link: new LinkPortalAccount(accounts), toasts, scheduler, occurrences },
          { session, navigation, features },
        ),
      [PortalAccountsPort, ToastsPort, SchedulerPort, OccurrencesKey, SessionKey, NavigationKey, FeaturesKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PortalLinkKey);
});
