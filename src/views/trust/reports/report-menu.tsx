import Flag from 'lucide-react/icons/flag';
import Scale from 'lucide-react/icons/scale';
import { observer } from 'mobx-react-lite';
import type { ReportTarget } from '@/core/kernel/moderated/report';
import { addressOfItem, complaintFormOf, FORMAL_COMPLAINT_LABEL } from '@/core/trust/complaints/complaint-link';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ReportsKey } from '@/stores/trust/reports/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { EllipsisIcon } from '@/views/kernel/ui/line-icon';
import type { MenuItem } from '@/views/kernel/ui/menu';
import { MenuButton } from '@/views/kernel/ui/menu-button';
import { messages } from './messages';

export interface ReportMenuProps extends Pick<ReportTarget, 'type' | 'id'> {
  readonly items?: readonly MenuItem[];
}

/** Reports a contribution. A guest logs in first, or complains formally without an account. */
export const ReportMenu = observer(function ReportMenu({ type, id, items = [] }: ReportMenuProps) {
  const features = useStore(FeaturesKey);
  const { path } = useStore(NavigationKey);
  const { isLoggedIn } = useStore(SessionKey);
  const report = {
    key: 'report',
    label: messages.title[type],
    icon: <Flag size={18} aria-hidden="true" />,
    onSelect: () => void features.ask(ReportsKey, (reports) => reports.open({ type, id, author: null })),
  };
  const complain = {
    key: 'complain',
    label: FORMAL_COMPLAINT_LABEL,
    icon: <Scale size={18} aria-hidden="true" />,
    to: complaintFormOf(addressOfItem(path, { kind: type, id })),
  };
  return (
    <MenuButton
      label={messages.more}
      trigger={<EllipsisIcon size={20} />}
      items={[...items, report, ...(isLoggedIn ? [] : [complain])]}
    />
  );
});
