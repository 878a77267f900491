import { observer } from 'mobx-react-lite';
import { ReportsKey } from '@/stores/reports/keys';
import { useStore } from '../common/use-store';
import { LazyOverlay } from '../shell/lazy-overlay';

const loadDialog = async () => (await import('./report-dialog')).ReportDialog;

/** The questions of a report; their code is fetched when they are first asked. */
export const ReportOverlay = observer(function ReportOverlay() {
  const reports = useStore(ReportsKey);
  return <LazyOverlay isOpen={reports.target !== null} load={loadDialog} onFailed={reports.close} />;
});
