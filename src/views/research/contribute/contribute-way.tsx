import { observer } from 'mobx-react-lite';
import type { CompanyTabScreen } from '@/core/research/company/company-tabs';
import { KIND_OF_TAB } from '@/core/research/contribute/contribution-kind';
import { AddContribution } from './add-contribution';

export interface ContributeWayProps {
  readonly screen: CompanyTabScreen;
  /** The company in addresses. */
  readonly company: string;
  /** The job title that the tab is about now. */
  readonly jobProfile?: string | null | undefined;
}

/** In the head: leads to the form of what the tab is about; nothing if none is, or if the app does not have it. */
export const ContributeWay = observer(function ContributeWay({
  screen,
  company,
  jobProfile = null,
}: ContributeWayProps) {
  const kind = KIND_OF_TAB[screen];
  return kind === undefined ? null : (
    <AddContribution kind={kind} company={company} jobProfile={jobProfile} tone="primary" className="contribute-way" />
  );
});
