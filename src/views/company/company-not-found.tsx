import './company-lines.css';
import { observer } from 'mobx-react-lite';
import { CompanyFactsKey, CompanyKey } from '@/stores/company/keys';
import { useStore } from '../common/use-store';
import { WaysOn } from '../shell/ways-on';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { Monogram } from '../ui/monogram';
import { messages } from './messages';

/** In the place of a company that does not exist; repeats what the address has. */
export const CompanyNotFound = observer(function CompanyNotFound() {
  const { urlName } = useStore(CompanyKey);
  const { near } = useStore(CompanyFactsKey);
  return (
    <div className="hang">
      <EmptyState level={1} title={messages.notFoundTitle}>
        {messages.notFoundText(urlName ?? '')}
      </EmptyState>
      {near.length === 0 ? null : (
        <>
          <h2 className="h3">{messages.near}</h2>
          <ul className="rows mb-6">
            {near.map((company) => (
              <li key={company.urlName}>
                <a href={`/overview/${company.urlName}-overview`} className="company__line">
                  <Monogram name={company.companyName} size={36} />
                  <span className="company__line-text">
                    <span className="link">{company.companyName}</span>
                    <span className="meta">{company.hq}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-2 mb-6">
        <ButtonLink to="/list-of-companies">{messages.allCompanies}</ButtonLink>
        <ButtonLink to="/">{messages.home}</ButtonLink>
      </div>
      <WaysOn withSearch />
    </div>
  );
});
