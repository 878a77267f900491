import Flag from 'lucide-react/icons/flag';
import type { ReportTarget } from '@/core/reports/report';
import { ReportsKey } from '@/stores/reports/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { messages } from './messages';

export interface ReportButtonProps extends Pick<ReportTarget, 'type' | 'id'> {
  /** Shows the flag alone. */
  readonly compact?: boolean;
  readonly className?: string;
}

/** Reports a contribution that shows no author; a guest logs in first. */
export function ReportButton({ type, id, compact = false, className = '' }: ReportButtonProps) {
  const features = useStore(FeaturesKey);
  return (
    <button
      type="button"
      className={`act ${className}`}
      aria-label={messages.title[type]}
      onClick={() => void features.ask(ReportsKey, (reports) => reports.open({ type, id, author: null }))}
    >
      <Flag size={18} aria-hidden="true" />
      {compact ? null : messages.report}
    </button>
  );
}
