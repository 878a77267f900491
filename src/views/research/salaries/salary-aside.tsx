import type { SalaryReport } from '@/core/research/salaries/salary';
import { ConfidenceChecklist } from './confidence-checklist';
import { messages } from './messages';
import { OwnPay } from './own-pay';

/** Shows the confidence last in a single column. */
export function SalaryAside({ figure, steps }: Pick<SalaryReport, 'figure' | 'steps'>) {
  return (
    <aside className="salary-aside" aria-label={messages.more}>
      <OwnPay figure={figure} steps={steps} />
      <ConfidenceChecklist figure={figure} />
    </aside>
  );
}
