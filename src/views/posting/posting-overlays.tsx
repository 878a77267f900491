import { observer } from 'mobx-react-lite';
import { LazyOverlay } from '../shell/lazy-overlay';
import { usePageHidden } from '../shell/use-page-hidden';
import { useComposer } from './use-composer';
import { usePostViews } from './use-post-views';

const loadComposer = async () => (await import('./composer-dialog')).ComposerDialog;

/** The dialogs of posting; their code is fetched when one is first opened. */
export const PostingOverlays = observer(function PostingOverlays() {
  const composer = useComposer();
  const { flush } = usePostViews();
  usePageHidden(flush);
  return <LazyOverlay isOpen={composer.isOpen} load={loadComposer} onFailed={composer.close} />;
});
