import { observer } from 'mobx-react-lite';
import { ReportsKey } from '@/stores/trust/reports/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';

const loadDialog = async () => (await import('./report-dialog')).ReportDialog;

export const ReportOverlay = observer(function ReportOverlay() {
  const reports = useStore(ReportsKey);
  return <LazyOverlay isOpen={reports.target !== null} load={loadDialog} onFailed={reports.close} />;
});
