import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export function PauseOrDeleteAside() {
  return (
    <Section title={messages.pauseOrDelete}>
      <dl className="choices">
        {messages.pauseOrDeleteRows.map(([act, effect]) => (
          <div key={act}>
            <dt>{act}</dt>
            <dd className="strong">{effect}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function MailsAside() {
  return (
    <Section title={messages.mailsTitle}>
      <p className="text-ink-2">{messages.mailsText}</p>
    </Section>
  );
}
