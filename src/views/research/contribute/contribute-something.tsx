import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import { CONTRIBUTION_KINDS } from '@/core/research/contribute/contribution-kind';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { Button } from '@/views/kernel/ui/button';
import { addMessages } from './add-messages';
import { ContributeSheetContext } from './sheet-context';

const loadSheet = async () => (await import('./contribute-sheet')).ContributeSheet;

export const ContributeSomething = observer(function ContributeSomething() {
  const { screens } = useStore(NavigationKey);
  const { companyUrlName } = useStore(CompanyKey);
  const [isOpen, setOpen] = useState(false);
  const company = companyUrlName ?? '';
  const sheet = useMemo(() => ({ isOpen, company, close: () => setOpen(false) }), [isOpen, company]);
  if (CONTRIBUTION_KINDS.every((kind) => contributionAddress(screens, kind) === null)) return null;
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
});
