import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { contributionAddress } from '@/core/contribute/contribution-address';
import { CONTRIBUTION_KINDS } from '@/core/contribute/contribution-kind';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { Dialog } from '../ui/dialog';
import { messages } from './messages';
import { ContributeSheetContext } from './sheet-context';

/** The kinds of contribution that the app has, about one company; on phones a sheet from the lower edge (OV-CONTRIBUTE). */
export const ContributeSheet = observer(function ContributeSheet() {
  const { isOpen, company, close } = use(ContributeSheetContext);
  const { screens } = useStore(NavigationKey);
  return (
    <Dialog open={isOpen} onClose={close} title={messages.sheet} closeLabel={messages.closeSheet} sheet="bottom" narrow>
      <ul className="rows company__share">
        {CONTRIBUTION_KINDS.flatMap((kind) => {
          const href = contributionAddress(screens, kind, { company });
          return href === null ? [] : [{ kind, href }];
        }).map(({ kind, href }) => (
          <li key={kind}>
            <a href={href} onClick={close}>
              <span className="grid">
                <span className="strong">{messages.next[kind]}</span>
                <span className="meta">{messages.nextText[kind]}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
