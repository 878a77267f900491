import { observer } from 'mobx-react-lite';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ConfidenceChecklist } from './confidence-checklist';
import { messages } from './messages';
import { OwnPay } from './own-pay';

/** A report's meaning for the viewer, and its confidence. */
const SalaryAsideParts = observer(function SalaryAsideParts() {
  const { report } = useStore(SalaryReportKey);
  if (report === null || report.figure.count === 0) return null;
  return (
    <>
      <OwnPay figure={report.figure} steps={report.steps} />
      <ConfidenceChecklist figure={report.figure} />
    </>
  );
});

export function SalaryAside() {
  return (
    <aside className="salary-aside" aria-label={messages.more}>
      <SalaryAsideParts />
    </aside>
  );
}
