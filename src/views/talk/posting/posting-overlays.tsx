import { observer } from 'mobx-react-lite';
import { ComposerKey, PostViewsKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { usePageHidden } from '@/views/kernel/page/use-page-hidden';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { FeedScroll } from './feed-scroll';

const loadComposer = async () => (await import('./composer-dialog')).ComposerDialog;

export const PostingOverlays = observer(function PostingOverlays() {
  const composer = useStore(ComposerKey);
  const { flush } = useStore(PostViewsKey);
  usePageHidden(flush);
  return (
    <>
      <FeedScroll />
      <LazyOverlay isOpen={composer.isOpen} load={loadComposer} onFailed={composer.close} />
    </>
  );
});
