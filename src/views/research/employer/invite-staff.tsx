import Copy from 'lucide-react/icons/copy';
import { observer } from 'mobx-react-lite';
import { invitationAddress } from '@/core/research/contribute/invitation';
import type { ClaimCompany } from '@/core/research/employer/claim';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const InviteStaff = observer(function InviteStaff({ company }: { readonly company: ClaimCompany }) {
  const { screens } = useStore(NavigationKey);
  const features = useStore(FeaturesKey);
  const address = invitationAddress(screens, company.urlName);
  if (address === null) return null;
  const handleCopy = () =>
    void features.ask(SharingKey, (sharing) =>
      sharing.copySentence(messages.inviteSentence(company.companyName), address, messages.inviteCopied),
    );
  return (
    <Section title={messages.invite}>
      <div className="grid gap-3">
        <p className="read text-ink-2">{messages.inviteLead}</p>
        <p>
          {messages.inviteSentence(company.companyName)} <TextLink to={address}>{messages.inviteLink}</TextLink>
        </p>
        <div>
          <Button icon={<Copy size={18} aria-hidden="true" />} onClick={handleCopy}>
            {messages.inviteCopy}
          </Button>
        </div>
      </div>
    </Section>
  );
});
