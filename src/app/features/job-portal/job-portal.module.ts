import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { LinkPortalAccount } from '@/core/job-portal/link-portal-account.use-case';
import { PortalAccountsPort } from '@/core/job-portal/portal-accounts.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { PortalLinkKey } from '@/stores/job-portal/keys';
import { PortalLinkStore } from '@/stores/job-portal/portal-link.store';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { FeaturesKey, OccurrencesKey } from '@/stores/shell/keys';

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
