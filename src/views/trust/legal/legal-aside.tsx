import { observer } from 'mobx-react-lite';
import { LegalContactsKey } from '@/stores/trust/legal/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { GrievancesAside } from './grievances-aside';
import { messages } from './messages';

export const LegalAside = observer(function LegalAside() {
  const { contacts } = useStore(LegalContactsKey);
  return (
    <>
      <GrievancesAside />
      <Section title={messages.operator}>
        {contacts?.entity || contacts?.address ? (
          <p className="text-ink-2">{[contacts.entity, contacts.address].filter(Boolean).join(', ')}</p>
        ) : (
          <p className="text-ink-2">{messages.operatorUnknown}</p>
        )}
        {contacts?.email ? (
          <p className="text-ink-2">
            {messages.contact}: <TextLink to={`mailto:${contacts.email}`}>{contacts.email}</TextLink>
          </p>
        ) : null}
      </Section>
    </>
  );
});
