import { observer } from 'mobx-react-lite';
import { ProgressLine } from '../ui/progress-line';
import { messages } from './messages';
import { usePageLoader } from './use-page-loader';

/** Covers the page while the next one is on its way; it hides itself after 3.5 s (OV-PAGE-LOADER). */
export const PageLoader = observer(function PageLoader() {
  const { isShown } = usePageLoader();
  return isShown ? (
    <div className="loader">
      <ProgressLine label={messages.loadingPage} />
    </div>
  ) : null;
});
