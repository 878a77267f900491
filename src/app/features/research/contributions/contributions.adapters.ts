import { ContainerModule } from 'inversify';
import { ContributionsApi } from '@/adapters/http/generated/user/contributions';
import { HttpClientKey } from '@/app/app-keys';
import { ContributionWithdrawalsPort } from '@/core/research/contributions/contributions.port';

/** Own contributions over the wire. */
export const contributionsAdapters = new ContainerModule(({ bind }) => {
  bind(ContributionWithdrawalsPort)
    .toResolvedValue((http) => new ContributionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
