import { observer } from 'mobx-react-lite';
import { LazyOverlay } from '../shell/lazy-overlay';
import { useComposer } from './use-composer';

const loadComposer = async () => (await import('./composer-dialog')).ComposerDialog;

/** The dialogs of posting; their code is fetched when one is first opened. */
export const PostingOverlays = observer(function PostingOverlays() {
  const composer = useComposer();
  return <LazyOverlay isOpen={composer.isOpen} load={loadComposer} onFailed={composer.close} />;
});
