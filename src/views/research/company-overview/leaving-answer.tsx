import { observer } from 'mobx-react-lite';
import type { TenureFigures } from '@/core/research/tenure/tenure.rules';
import { TENURE_LAW } from '@/core/research/tenure/tenure-law';
import { tenureAnswerSentence } from '@/core/research/tenure/tenure-sentences';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ContributionLink } from '../contribute/contribution-link';
import { messages } from './messages';

export const LeavingAnswer = observer(function LeavingAnswer({
  figures: { figures },
}: {
  readonly figures: TenureFigures;
}) {
  const { screens } = useStore(NavigationKey);
  const { companyUrlName } = useStore(CompanyKey);
  const settlement = figures.find(({ question }) => question === 'settlement');
  const page = screens.addressOf('CompanyTenure', { urlName: companyUrlName ?? '' });
  return (
    <div className="answers__last">
      <h2 className="h3">{messages.leaving}</h2>
      <p className="say num">
        {settlement === undefined
          ? `${messages.noSettlement} ${TENURE_LAW.settlement?.says ?? ''}`
          : `${tenureAnswerSentence(settlement)}.`}
      </p>
      {page === null || figures.length === 0 ? (
        <ContributionLink kind="tenure" company={companyUrlName} />
      ) : (
        <TextLink to={page} look="block">
          {messages.allLeaving}
        </TextLink>
      )}
    </div>
  );
});
