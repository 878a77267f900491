import { observer } from 'mobx-react-lite';
import { invitedShareSentence } from '@/core/research/company/invited-share-sentence';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { partMessages } from './part-messages';

export const ClaimedNote = observer(function ClaimedNote() {
  const { company } = useStore(CompanyKey);
  if (company === null) return null;
  const { claimedIn, companyName, urlName, invited } = company;
  return (
    <Section thin>
      <p className="meta">
        {claimedIn === null ? partMessages.claimOffer : partMessages.claimed(companyName)}{' '}
        <TextLink to={claimedIn === null ? `/companies/claim?company=${urlName}` : `/employer/${urlName}`}>
          {claimedIn === null ? partMessages.claimLink : partMessages.claimedHere}
        </TextLink>
      </p>
      {claimedIn === null ? null : <p className="meta">{partMessages.claimProof(claimedIn)}</p>}
      {invited ? <p className="meta">{invitedShareSentence(invited)}</p> : null}
    </Section>
  );
});
