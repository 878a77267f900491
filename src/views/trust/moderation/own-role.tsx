import { observer } from 'mobx-react-lite';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

/** Renders nothing for users without a role. */
export const OwnRole = observer(function OwnRole() {
  const { isModerator } = useStore(RolesKey);
  if (!isModerator) return null;
  return (
    <Section title={messages.roleTitle}>
      <p className="text-ink-2">{messages.roleText}</p>
      <TextLink to="/moderation" look="block">
        {messages.roleLink}
      </TextLink>
    </Section>
  );
});
