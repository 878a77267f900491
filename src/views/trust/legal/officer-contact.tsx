import { observer } from 'mobx-react-lite';
import { LegalContactsKey } from '@/stores/trust/legal/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ContactsFailure } from './contacts-failure';
import { messages } from './messages';

export const OfficerContact = observer(function OfficerContact() {
  const { contacts, hasFailed } = useStore(LegalContactsKey);
  const officer = contacts?.grievanceOfficer ?? null;
  return (
    <Section title={messages.officer}>
      {hasFailed ? <ContactsFailure /> : null}
      {contacts !== null && officer === null ? <p className="read">{messages.noOfficer}</p> : null}
      {officer === null ? null : (
        <address className="officer">
          <span className="strong">{messages.officerLine(officer.name)}</span>
          {contacts?.entity ? <span>{contacts.entity}</span> : null}
          {contacts?.address ? <span>{contacts.address}</span> : null}
          {officer.phone === null ? null : <TextLink to={`tel:${officer.phone}`}>{officer.phone}</TextLink>}
          <TextLink to={`mailto:${officer.email}?subject=${messages.subject}`} look="block">
            {officer.email}
          </TextLink>
        </address>
      )}
    </Section>
  );
});
