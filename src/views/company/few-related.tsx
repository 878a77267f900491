import { observer } from 'mobx-react-lite';
import { CompanyFactsKey, CompanyKey } from '@/stores/company/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { CompanyLine } from './company-line';
import { messages } from './messages';

const MAX_SHOWN = 4;

/** The companies that belong with the company, the first few; nothing where none is known. */
export const FewRelated = observer(function FewRelated() {
  const { company } = useStore(CompanyKey);
  const { organisation } = useStore(CompanyFactsKey);
  if (company === null || organisation.state !== 'ready' || organisation.value.length === 0) return null;
  return (
    <Section
      title={messages.organisation}
      action={
        <TextLink to={`/overview/${company.urlName}-overview/organisation`} look="block">
          {messages.allOrganisation(organisation.value.length)}
        </TextLink>
      }
    >
      <ul className="rows">
        {organisation.value.slice(0, MAX_SHOWN).map(({ kind, company: related }) => (
          <CompanyLine key={related.companyId} company={related} note={messages.relation[kind]} />
        ))}
      </ul>
    </Section>
  );
});
