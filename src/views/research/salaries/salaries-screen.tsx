import { observer } from 'mobx-react-lite';
import { SALARY_LISTS } from '@/core/research/salaries/salary';
import { listedSalariesPath, salaryListPath } from '@/core/research/salaries/salary-path';
import { SalaryListKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { SearchForm } from '@/views/kernel/filters/search-form';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { TextLink } from '@/views/kernel/ui/text-link';
import { FairPayPrompt } from '@/views/talk/posting/fair-pay-prompt';
import { AddContribution } from '../contribute/add-contribution';
import { messages } from './messages';
import { SalaryListPart } from './salary-list-part';

export const SalariesScreen = observer(function SalariesScreen() {
  const { query } = useStore(SalaryListKey);
  const by = query?.by ?? 'jobProfile';
  return (
    <div className="wide salary-page">
      <div className="hang">
        <div className="hang__head">
          <h1 className="h1">{messages.title}</h1>
          <AddContribution kind="salary" tone="primary" />
        </div>
        <p className="read text-ink-2">{messages.lead}</p>
        <SearchForm label={messages.find} act={messages.findAct} word="salary" />
        <p className="flex flex-wrap gap-x-4">
          <TextLink to="/calculators" look="block">
            {messages.calculators}
          </TextLink>
          <TextLink to="/are-you-paid-fairly" look="block">
            {messages.paidFairly}
          </TextLink>
        </p>
      </div>
      <div className="salary-body">
        <div className="salary-main">
          <LinkTabs
            label={messages.tabs}
            tabs={SALARY_LISTS.map((list) => ({
              to: salaryListPath(list),
              label: messages.listBy[list],
              current: list === by,
            }))}
          />
          <div className="stack">
            <SalaryListPart by={by} hrefOf={({ key }) => listedSalariesPath(by, key)} />
          </div>
        </div>
        <aside className="salary-aside" aria-label={messages.more}>
          <BelowFold>
            <FairPayPrompt />
          </BelowFold>
        </aside>
      </div>
    </div>
  );
});
