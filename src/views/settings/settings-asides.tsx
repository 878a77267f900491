import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
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

/** Explains the names of devices. */
export function DevicesAside() {
  return (
    <Section title={messages.places}>
      <p className="text-ink-2">{messages.placesText}</p>
    </Section>
  );
}

/** The grievance officer. */
export function PersonAside() {
  return (
    <Section title={messages.person}>
      <p className="text-ink-2">{messages.personText}</p>
      <TextLink to="/legal/grievances" look="block">
        {messages.personLink}
      </TextLink>
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
