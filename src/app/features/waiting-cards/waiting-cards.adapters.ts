import { ContainerModule } from 'inversify';
import { ContributionsApi } from '@/adapters/http/generated/user/contributions';
import { OwnContributionListPort, WaitingCardListPort } from '@/core/contributions/contributions.port';
import { HttpClientKey } from '../../app-keys';

/** The user's own contributions and waiting cards over the wire. */
export const waitingCardsAdapters = new ContainerModule(({ bind }) => {
  bind(WaitingCardListPort)
    .toResolvedValue((http) => new ContributionsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(OwnContributionListPort)
    .toResolvedValue((http) => new ContributionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
