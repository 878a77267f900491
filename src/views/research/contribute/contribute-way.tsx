import { observer } from 'mobx-react-lite';
import type { CompanyTabScreen } from '@/core/research/company/company-tabs';
import { KIND_BY_TAB } from '@/core/research/contribute/contribution-kind';
import { AddContribution } from './add-contribution';

export interface ContributeWayProps {
  readonly screen: CompanyTabScreen;
  readonly company: string;
  readonly jobProfile?: string | null | undefined;
}

export const ContributePrompt = observer(function ContributePrompt({
  screen,
  company,
  jobProfile = null,
}: ContributeWayProps) {
  const kind = KIND_BY_TAB[screen];
  return kind === undefined ? null : (
    <AddContribution
      kind={kind}
      company={company}
      jobProfile={jobProfile}
      tone="primary"
      className="contribute-way in-reach"
    />
  );
});
