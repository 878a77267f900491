import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

/** Says which of the page's values others see, and how the user could be guessed. */
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
