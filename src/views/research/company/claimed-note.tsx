import { observer } from 'mobx-react-lite';
import { CompanyKey, EmployerSiteKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { partMessages } from './part-messages';

/** A note on the management of the page (RO-CLAIMED), with the way to the employers' site, which is not part of the product. */
export const ClaimedNote = observer(function ClaimedNote() {
  const { company } = useStore(CompanyKey);
  const { url } = useStore(EmployerSiteKey);
  if (company === null || (url === null && !company.isClaimed)) return null;
  const { isClaimed, companyName } = company;
  const word = isClaimed ? partMessages.claimedHere : partMessages.claimLink;
  return (
    <Section thin>
      <p className="meta">
        {isClaimed ? partMessages.claimed(companyName) : partMessages.claimOffer}{' '}
        {url === null ? (
          word
        ) : (
          <TextLink to={url} newTab>
            {word}
          </TextLink>
        )}
      </p>
    </Section>
  );
});
