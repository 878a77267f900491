import { ContainerModule } from 'inversify';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ContributionWithdrawalsPort, OwnContributionListPort } from '@/core/research/contributions/contributions.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ContributionsStore } from '@/stores/research/contributions/contributions.store';
import { ContributionsKey } from '@/stores/research/contributions/keys';

export const contributionsModule = new ContainerModule(({ bind }) => {
  bind(ContributionsKey)
    .toResolvedValue(
      (list, withdrawals, toasts) => new ContributionsStore(list, withdrawals, toasts),
      [OwnContributionListPort, ContributionWithdrawalsPort, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ContributionsKey);
});
