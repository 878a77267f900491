import { ContributionsApi } from '@/adapters/http/generated/user/contributions';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { OwnContributionListPort, WaitingCardListPort } from '@/core/research/contributions/contributions.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { WaitingCardsKey } from '@/stores/research/contributions/keys';
import { WaitingCardsStore } from '@/stores/research/contributions/waiting-cards.store';

export const waitingCardsAdapters = wire((provide) => {
  provide(ContributionsApi, [HttpClientKey], WaitingCardListPort);
  provide(ContributionsApi, [HttpClientKey], OwnContributionListPort);
});

export const waitingCardsModule = wire((provide, bind) => {
  provide(WaitingCardsStore, [WaitingCardListPort, SessionKey], WaitingCardsKey);
  bind(PersonalKey).toService(WaitingCardsKey);
});
