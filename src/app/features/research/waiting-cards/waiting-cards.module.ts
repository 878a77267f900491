import { ContainerModule } from 'inversify';
import { WaitingCardListPort } from '@/core/research/contributions/contributions.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { WaitingCardsKey } from '@/stores/research/contributions/keys';
import { WaitingCardsStore } from '@/stores/research/contributions/waiting-cards.store';

export const waitingCardsModule = new ContainerModule(({ bind }) => {
  bind(WaitingCardsKey)
    .toResolvedValue((cards, session) => new WaitingCardsStore(cards, session), [WaitingCardListPort, SessionKey])
    .inSingletonScope();
  bind(PersonalKey).toService(WaitingCardsKey);
});
