import { ContainerModule } from 'inversify';
import { ContributionWithdrawalsPort, OwnContributionListPort } from '@/core/contributions/contributions.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { ContributionsStore } from '@/stores/contributions/contributions.store';
import { ContributionsKey } from '@/stores/contributions/keys';

export const contributionsModule = new ContainerModule(({ bind }) => {
  bind(ContributionsKey)
    .toResolvedValue(
      (list, withdrawals, toasts) => new ContributionsStore(list, withdrawals, toasts),
      [OwnContributionListPort, ContributionWithdrawalsPort, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ContributionsKey);
});
