import { ContainerModule } from 'inversify';
import { WaitingCardListPort } from '@/core/contributions/contributions.port';
import { PersonalKey } from '@/stores/common/personal';
import { WaitingCardsKey } from '@/stores/contributions/keys';
import { WaitingCardsStore } from '@/stores/contributions/waiting-cards.store';
import { SessionKey } from '@/stores/session/keys';

export const waitingCardsModule = new ContainerModule(({ bind }) => {
  bind(WaitingCardsKey)
    .toResolvedValue((cards, session) => new WaitingCardsStore(cards, session), [WaitingCardListPort, SessionKey])
    .inSingletonScope();
  bind(PersonalKey).toService(WaitingCardsKey);
});
