import './company-lines.css';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { AddContribution } from '../contribute/add-contribution';
import { CompanyLine } from './company-line';
import { messages } from './messages';

export const CompanyNotFound = observer(function CompanyNotFound() {
  const { urlName } = useStore(CompanyKey);
  const { near } = useStore(CompanyFactsKey);
  const wanted = urlName ?? '';
  return (
    <div className="stack">
      <div className="hang">
        <EmptyState level={1} title={messages.notFoundTitle}>
          {messages.notFoundText(wanted)}
        </EmptyState>
      </div>
      {near.length === 0 ? null : (
        <Section title={messages.near}>
          <ul className="rows">
            {near.map((company) => (
              <CompanyLine key={company.urlName} company={company} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={near.length === 0 ? messages.elseTitleAlone : messages.elseTitle}>
        <p className="text-ink-2 mb-4">{messages.elseText}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={withQuery('/search', [['q', wanted.replaceAll('-', ' ')]])}
            tone={near.length === 0 ? 'primary' : 'plain'}
            icon={<Search size={18} aria-hidden="true" />}
          >
            {messages.searchForIt}
          </ButtonLink>
          <AddContribution kind="review" />
          <ButtonLink to="/list-of-companies">{messages.allCompanies}</ButtonLink>
        </div>
      </Section>
    </div>
  );
});
