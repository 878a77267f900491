import { ContainerModule } from 'inversify';
import { ContributionsApi } from '@/adapters/http/generated/user/contributions';
import { ContributionWithdrawalsPort } from '@/core/contributions/contributions.port';
import { HttpClientKey } from '../../app-keys';

/** Own contributions over the wire. */
export const contributionsAdapters = new ContainerModule(({ bind }) => {
  bind(ContributionWithdrawalsPort)
    .toResolvedValue((http) => new ContributionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
