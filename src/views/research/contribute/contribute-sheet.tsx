import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Dialog } from '@/views/kernel/ui/dialog';
import { ContributionKinds } from './contribution-kinds';
import { messages } from './messages';
import { ContributeSheetContext } from './sheet-context';

/** The kinds of contribution that the app has, about one company; on phones a sheet from the lower edge (OV-CONTRIBUTE). */
export const ContributeSheet = observer(function ContributeSheet() {
  const { isOpen, company, close } = use(ContributeSheetContext);
  return (
    <Dialog open={isOpen} onClose={close} title={messages.sheet} closeLabel={messages.closeSheet} sheet="bottom" narrow>
      <ContributionKinds company={company} onChoose={close} />
    </Dialog>
  );
});
