import { Section } from '../ui/section';
import { messages } from './messages';

/** Says who can see what of a conversation, and how it ends. */
export function ChatAside() {
  return (
    <>
      <Section title={messages.whoTitle}>
        <ul className="grid gap-2">
          {messages.whoPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      <Section title={messages.endTitle} thin>
        <p className="text-ink-2">{messages.endText}</p>
      </Section>
    </>
  );
}
