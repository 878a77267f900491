import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export function DevicesAside() {
  return (
    <Section title={messages.devices}>
      <p>{messages.devicesText}</p>
    </Section>
  );
}
