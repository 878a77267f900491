import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { roomMessages } from './room-messages';

export interface ChatAsideProps {
  readonly isRoom?: boolean;
}

export function ChatAside({ isRoom = false }: ChatAsideProps) {
  const points = isRoom ? roomMessages.whoPoints : messages.whoPoints;
  return (
    <>
      <Section title={messages.whoTitle}>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      <Section title={isRoom ? roomMessages.rulesTitle : messages.endTitle} thin>
        <p className="text-ink-2">{isRoom ? roomMessages.rulesText : messages.endText}</p>
      </Section>
    </>
  );
}
