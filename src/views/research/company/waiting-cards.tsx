import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { formatPeriod } from '@/core/kernel/formatting/period';
import type { WaitingCard } from '@/core/research/contributions/own-contribution';
import { waitingCardMessages } from '@/core/research/contributions/waiting-card-messages';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { WaitingCardsKey } from '@/stores/research/contributions/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { waitingMessages } from './waiting-messages';

export interface WaitingCardsProps {
  readonly kind: WaitingCard['kind'];
}

/** Renders nothing if no card waits. */
export const WaitingCards = observer(function WaitingCards({ kind }: WaitingCardsProps) {
  const waiting = useStore(WaitingCardsKey);
  const { screens } = useStore(NavigationKey);
  useUserData(waiting.load);
  const cards = waiting.of(kind);
  const all = screens.pathOf('MyContributions');
  return cards.length === 0 ? null : (
    <Section title={waitingMessages.waiting[kind]} thin>
      <ul className="grid gap-2">
        {cards.map((card) => (
          <li key={card.id} className="grid gap-1">
            <p className="meta">{joinFacts([card.about, formatPeriod(card.month)])}</p>
            {card.text === null ? null : <p className="read">{card.text}</p>}
            <p className="text-ink-2">{waitingCardMessages.onlyYouUntil(formatDate(card.showsAt, 'moment'))}</p>
          </li>
        ))}
      </ul>
      {all === null ? null : (
        <TextLink to={all} look="block">
          {waitingMessages.allOwn}
        </TextLink>
      )}
    </Section>
  );
});
