import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { roomMessages } from './room-messages';

export interface ChatAsideProps {
  /** A room in place of a conversation of two. */
  readonly isRoom?: boolean;
}

/** Says who can see what of a conversation, and how it ends. */
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
