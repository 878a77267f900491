import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

/**
 * Separates values that other users see from private ones, and says how the user could be
 * identified.
 */
export function MyProfileAside() {
  return (
    <>
      <Section title={messages.whoSees} level={2}>
        <dl className="sees">
          {messages.whoSeesRows.map(([what, who]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </dl>
        <TextLink to="/who-can-see-what" look="block">
          {messages.whoSeesMore}
        </TextLink>
      </Section>
      <Section title={messages.guess}>
        <p className="text-ink-2">{messages.guessText}</p>
      </Section>
    </>
  );
}
