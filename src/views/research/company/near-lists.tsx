import { observer } from 'mobx-react-lite';
import { COMPANIES_PATH, companyListHeading, companyListPath } from '@/core/research/company/company-list-name';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { wayMessages } from './way-messages';

/** Lists similar companies, mainly for a company without data. */
export const NearLists = observer(function NearLists() {
  const { company } = useStore(CompanyKey);
  if (company === null) return null;
  const { industry, hq } = company;
  const lists = [
    { industry, city: null },
    { industry: null, city: hq },
  ].filter((list) => companyListPath(list) !== COMPANIES_PATH);
  return (
    <Section title={wayMessages.nearLists} thin>
      <ul>
        {lists.map((list) => (
          <li key={companyListHeading(list)}>
            <TextLink to={companyListPath(list)} look="block">
              {companyListHeading(list)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
});
