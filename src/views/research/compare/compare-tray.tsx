import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompareTrayKey } from '@/stores/research/compare/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { messages } from './messages';

export const CompareTray = observer(function CompareTray() {
  const tray = useStore(CompareTrayKey);
  const { path } = useStore(NavigationKey);
  const { companies } = tray;
  if (companies.length === 0 || path === '/compare') return null;
  return (
    <section className="tray" aria-label={messages.tray}>
      <div className="tray__in">
        <p className="tray__n meta num" role="status">
          {messages.trayCount(companies.length)}
        </p>
        <ul className="tray__list">
          {companies.map((company) => (
            <li key={company.urlName} className="tray__one">
              <span className="tray__name">{company.companyName}</span>
              <button
                type="button"
                className="icon-btn"
                aria-label={messages.takeOut(company.companyName)}
                onClick={() => tray.toggle(company)}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <Button tone="quiet" onClick={tray.clear}>
          {messages.clear}
        </Button>
        {companies.length < 2 ? (
          <span className="meta">{messages.addOneMore}</span>
        ) : (
          <ButtonLink to={tray.address} tone="primary">
            {messages.compare(companies.length)}
          </ButtonLink>
        )}
      </div>
    </section>
  );
});
