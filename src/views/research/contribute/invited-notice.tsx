import Mail from 'lucide-react/icons/mail';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './invitation-messages';

export function InvitedNotice({ company }: { readonly company: string }) {
  return (
    <Callout icon={<Mail size={20} aria-hidden="true" />} title={messages.title(company)}>
      {messages.note}
    </Callout>
  );
}
