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
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export interface ReportButtonProps extends Pick<ReportTarget, 'type' | 'id'> {
  readonly label?: string;
}

/** Reports a contribution. A guest logs in first, or complains formally without an account. */
export const ReportButton = observer(function ReportButton({
  type,
  id,
  label = messages.title[type],
}: ReportButtonProps) {
  const features = useStore(FeaturesKey);
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <>
      <button
        type="button"
        className="act"
        aria-label={label}
        onClick={() => void features.ask(ReportsKey, (reports) => reports.open({ type, id, author: null }))}
      >
        <Flag size={18} aria-hidden="true" />
        {messages.report}
      </button>
      {isLoggedIn ? null : <ComplainLink type={type} id={id} />}
    </>
  );
});

const ComplainLink = observer(function ComplainLink({ type, id }: ReportButtonProps) {
  const { path } = useStore(NavigationKey);
  return (
    <TextLink
      to={complaintFormOf(addressOfItem(path, { kind: type, id }))}
      look="plain"
      className="act"
      label={FORMAL_COMPLAINT_LABEL}
    >
      <Scale size={18} aria-hidden="true" />
      {messages.complain}
    </TextLink>
  );
});
