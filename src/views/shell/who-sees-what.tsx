import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

/** Sums up anonymity in four lines and links to the page about it. */
export function WhoSeesWhat() {
  return (
    <Section title={messages.whoSeesWhat}>
      <ul className="grid gap-2 mb-2">
        {messages.whoSeesWhatPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <TextLink to="/who-can-see-what" look="block">
        {messages.whoSeesWhatMore}
      </TextLink>
    </Section>
  );
}
