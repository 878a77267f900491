import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { CompanyTabScreen } from '@/core/company/company-tabs';
import { contributionAddress } from '@/core/contribute/contribution-address';
import { CONTRIBUTION_KINDS, KIND_OF_TAB } from '@/core/contribute/contribution-kind';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { LazyOverlay } from '../shell/lazy-overlay';
import { Button } from '../ui/button';
import { AddContribution } from './add-contribution';
import { addMessages } from './add-messages';
import { ContributeSheetContext } from './sheet-context';

export interface ContributeWayProps {
  readonly screen: CompanyTabScreen;
  /** The company in addresses. */
  readonly company: string;
  /** The job title that the tab is about now. */
  readonly jobProfile?: string | null | undefined;
}

/** In the head: leads to the form of what the tab is about; a tab with another act has the kinds that there are, unfilled. */
export const ContributeWay = observer(function ContributeWay({
  screen,
  company,
  jobProfile = null,
}: ContributeWayProps) {
  const { screens } = useStore(NavigationKey);
  const kind = KIND_OF_TAB[screen];
  if (kind !== undefined && contributionAddress(screens, kind) !== null) {
    return (
      <AddContribution
        kind={kind}
        company={company}
        jobProfile={jobProfile}
        tone="primary"
        className="contribute-way"
      />
    );
  }
  return CONTRIBUTION_KINDS.some((one) => contributionAddress(screens, one) !== null) ? (
    <AddSomething company={company} />
  ) : null;
});

const loadSheet = async () => (await import('./contribute-sheet')).ContributeSheet;

function AddSomething({ company }: Pick<ContributeWayProps, 'company'>) {
  const [isOpen, setOpen] = useState(false);
  const sheet = useMemo(() => ({ isOpen, company, close: () => setOpen(false) }), [isOpen, company]);
  return (
    <ContributeSheetContext value={sheet}>
      <Button
        className="contribute-way"
        icon={<Plus size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {addMessages.something}
      </Button>
      <LazyOverlay isOpen={isOpen} load={loadSheet} onFailed={sheet.close} />
    </ContributeSheetContext>
  );
}
