import { ContainerModule } from 'inversify';
import { ContributionsApi } from '@/adapters/http/generated/user/contributions';
import { HttpClientKey } from '@/app/app-keys';
import { OwnContributionListPort, WaitingCardListPort } from '@/core/research/contributions/contributions.port';

/** The user's own contributions and waiting cards over the wire. */
export const waitingCardsAdapters = new ContainerModule(({ bind }) => {
  bind(WaitingCardListPort)
    .toResolvedValue((http) => new ContributionsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(OwnContributionListPort)
    .toResolvedValue((http) => new ContributionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
