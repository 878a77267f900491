import { ContributionsApi } from '@/adapters/http/generated/user/contributions';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ContributionWithdrawalsPort, OwnContributionListPort } from '@/core/research/contributions/contributions.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ContributionsStore } from '@/stores/research/contributions/contributions.store';
import { ContributionsKey } from '@/stores/research/contributions/keys';

export const contributionsAdapters = wire((provide) => {
  provide(ContributionsApi, [HttpClientKey], ContributionWithdrawalsPort);
});

export const contributionsModule = wire((provide, bind) => {
  provide(ContributionsStore, [OwnContributionListPort, ContributionWithdrawalsPort, ToastsPort], ContributionsKey);
  bind(PersonalKey).toService(ContributionsKey);
});
