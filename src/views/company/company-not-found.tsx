import './company-lines.css';
import { observer } from 'mobx-react-lite';
import { CompanyFactsKey, CompanyKey } from '@/stores/company/keys';
import { useStore } from '../common/use-store';
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
      <EmptyState level={1} title={messages.notFoundTitle} action={<ButtonLink to="/">{messages.home}</ButtonLink>}>
        {messages.notFoundText(urlName ?? '')}
      </EmptyState>
      {near.length === 0 ? null : (
        <>
          <h2 className="h3 mt-6">{messages.near}</h2>
          <ul className="rows">
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
    </div>
  );
});
