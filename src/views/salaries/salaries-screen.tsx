import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/common/address';
import { companySalariesPath, jobProfileSalariesPath } from '@/core/salaries/salary-address';
import { SalaryListKey } from '@/stores/salaries/keys';
import { useStore } from '../common/use-store';
import { AboutAside } from '../shell/about-aside';
import { LinkTabs } from '../ui/link-tabs';
import { messages } from './messages';
import { SalaryListPart } from './salary-list-part';

const PATH = '/salaries';

/** The first page of salaries (RT-SALARIES): the most reported roles or companies. */
export const SalariesScreen = observer(function SalariesScreen() {
  const { query } = useStore(SalaryListKey);
  const by = query?.by ?? 'jobProfile';
  return (
    <div className="salary-page">
      <div className="hang">
        <h1 className="h1">{messages.title}</h1>
        <p className="read text-ink-2">{messages.lead}</p>
      </div>
      <div className="salary-body">
        <div className="salary-main">
          <LinkTabs
            label={messages.tabs}
            tabs={[
              { to: PATH, label: messages.byRole, current: by === 'jobProfile' },
              { to: withQuery(PATH, [['by', 'company']]), label: messages.byCompany, current: by === 'company' },
            ]}
          />
          <SalaryListPart
            by={by}
            hrefOf={({ key }) => (by === 'company' ? companySalariesPath(key) : jobProfileSalariesPath(key))}
          />
        </div>
        <aside className="salary-aside" aria-label={messages.more}>
          <AboutAside />
        </aside>
      </div>
    </div>
  );
});
