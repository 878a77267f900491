import { observer } from 'mobx-react-lite';
import { companyAddressOf, companyQueryOf } from '@/core/company/company-filters';
import { companyListHeading } from '@/core/company/company-list-texts';
import { urlNameOf } from '@/core/formatting/url-name.rules';
import { CompanyKey } from '@/stores/company/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

/** Links to the lists of the company's industry and city: above all for a company of which nothing is known yet. */
export const NearLists = observer(function NearLists() {
  const { company } = useStore(CompanyKey);
  if (company === null) return null;
  const { industry, hq } = company;
  const lists = [
    { industry, city: null },
    { industry: null, city: hq },
  ].filter((list) => urlNameOf(list.industry ?? list.city ?? '') !== '');
  return (
    <Section title={messages.nearLists} thin>
      <ul>
        {lists.map((list) => (
          <li key={companyListHeading(list)}>
            <TextLink to={addressOf(list)} look="block">
              {companyListHeading(list)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
});

function addressOf({ industry, city }: { readonly industry: string | null; readonly city: string | null }): string {
  const optionsOf = (name: string | null) => (name === null ? [] : [urlNameOf(name)]);
  return companyAddressOf({ ...companyQueryOf(''), industry: optionsOf(industry), city: optionsOf(city) });
}
