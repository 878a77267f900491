import CircleAlert from 'lucide-react/icons/circle-alert';
import { LegalContactsKey } from '@/stores/trust/legal/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';

export function ContactsFailure() {
  const contacts = useStore(LegalContactsKey);
  return (
    <Callout
      tone="failure"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      title={messages.contactsNotLoaded}
      live
      action={
        <Button className="justify-self-start" onClick={() => void contacts.load()}>
          {messages.retry}
        </Button>
      }
    >
      {messages.contactsNotLoadedHint}
    </Callout>
  );
}
