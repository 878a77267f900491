import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Dialog } from '@/views/kernel/ui/dialog';
import { ContributionKinds } from './contribution-kinds';
import { messages } from './messages';
import { ContributeSheetContext } from './sheet-context';

export const ContributeSheet = observer(function ContributeSheet() {
  const { isOpen, company, close } = use(ContributeSheetContext);
  return (
    <Dialog open={isOpen} onClose={close} title={messages.sheet} closeLabel={messages.closeSheet} sheet="bottom" narrow>
      <ContributionKinds company={company} onChoose={close} />
    </Dialog>
  );
});
