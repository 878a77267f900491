import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

/** The difference between a pause and the end. */
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

/** Says which mails come unasked. */
export function MailsAside() {
  return (
    <Section title={messages.mailsTitle}>
      <p className="text-ink-2">{messages.mailsText}</p>
    </Section>
  );
}
