import './company-parts.css';
import { observer } from 'mobx-react-lite';
import { compareAddressOf } from '@/core/research/compare/compare-address';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompareCheck } from './compare-check';
import { wayMessages } from './way-messages';

export const CompareLink = observer(function CompareLink() {
  const { company } = useStore(CompanyKey);
  if (company === null) return null;
  return (
    <Section thin>
      <div className="company__compare">
        <CompareCheck company={company} />
        <TextLink to={compareAddressOf([company.urlName])} look="block">
          {wayMessages.sideBySide}
        </TextLink>
      </div>
    </Section>
  );
});
