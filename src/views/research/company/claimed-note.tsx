import { observer } from 'mobx-react-lite';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { partMessages } from './part-messages';

/** A note on who speaks for the company (RO-CLAIMED), with the way to see the proof or to claim the page. */
export const ClaimedNote = observer(function ClaimedNote() {
  const { company } = useStore(CompanyKey);
  if (company === null) return null;
  const { isClaimed, companyName, urlName } = company;
  return (
    <Section thin>
      <p className="meta">
        {isClaimed ? partMessages.claimed(companyName) : partMessages.claimOffer}{' '}
        <TextLink to={isClaimed ? `/employer/${urlName}` : `/companies/claim?company=${urlName}`}>
          {isClaimed ? partMessages.claimedHere : partMessages.claimLink}
        </TextLink>
      </p>
    </Section>
  );
});
