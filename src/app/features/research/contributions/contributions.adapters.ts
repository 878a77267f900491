import { ContributionsApi } from '@/adapters/http/generated/user/contributions';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ContributionWithdrawalsPort } from '@/core/research/contributions/contributions.port';

export const contributionsAdapters = wire((provide) => {
  provide(ContributionsApi, [HttpClientKey], ContributionWithdrawalsPort);
});
