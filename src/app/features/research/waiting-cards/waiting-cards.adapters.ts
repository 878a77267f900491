import { ContributionsApi } from '@/adapters/http/generated/user/contributions';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { OwnContributionListPort, WaitingCardListPort } from '@/core/research/contributions/contributions.port';

export const waitingCardsAdapters = wire((provide) => {
  provide(ContributionsApi, [HttpClientKey], WaitingCardListPort);
  provide(ContributionsApi, [HttpClientKey], OwnContributionListPort);
});
