import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

/** Explains the names of devices. */
export function DevicesAside() {
  return (
    <Section title={messages.devices}>
      <p>{messages.devicesText}</p>
    </Section>
  );
}
