import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export function GrievancesAside() {
  return (
    <Section title={messages.aPerson}>
      <p className="text-ink-2">{messages.aPersonText}</p>
      <TextLink to="/legal/grievances" look="block">
        {messages.toGrievances}
      </TextLink>
    </Section>
  );
}
