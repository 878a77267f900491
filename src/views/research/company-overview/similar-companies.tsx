import { observer } from 'mobx-react-lite';
import { compareAddressOf } from '@/core/research/compare/compare-address';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyLine } from '../company/company-line';
import { messages } from './messages';

export const SimilarCompanies = observer(function SimilarCompanies() {
  const { companyUrlName } = useStore(CompanyKey);
  const { similar } = useStore(CompanyAnswersKey);
  if (companyUrlName === null || similar.length === 0) return null;
  return (
    <Section
      title={messages.besideIt}
      action={
        <TextLink to={compareAddressOf([companyUrlName, ...similar.map(({ urlName }) => urlName)])} look="block">
          {messages.compareAll}
        </TextLink>
      }
    >
      <ul className="rows">
        {similar.map((company) => (
          <CompanyLine key={company.companyId} company={company} />
        ))}
      </ul>
    </Section>
  );
});
