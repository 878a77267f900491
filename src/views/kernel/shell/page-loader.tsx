import '../ui/toast.css';
import { observer } from 'mobx-react-lite';
import { PageLoaderKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { ProgressLine } from '../ui/progress-line';
import { messages } from './messages';

/** Hides itself after 3.5 s (OV-PAGE-LOADER). */
export const PageLoader = observer(function PageLoader() {
  const { isShown } = useStore(PageLoaderKey);
  return isShown ? (
    <div className="loader">
      <ProgressLine label={messages.loadingPage} />
    </div>
  ) : null;
});
