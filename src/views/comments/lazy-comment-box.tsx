import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createToast } from '@/core/toasts/toast';
import { toastMessages } from '@/core/toasts/toast-messages';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { CommentWritingKey } from '@/stores/comments/keys';
import { useStore } from '../common/use-store';
import { Skeleton } from '../ui/skeleton';
import { SkeletonGroup } from '../ui/skeleton-group';
import type { CommentBoxProps } from './comment-box';
import { CommentBoxPartKey } from './comment-box-part';
import { messages } from './messages';

/** The box of a comment, whose code may have to come first. Where it does not, a toast says so and the box is closed: a press tries again. */
export const LazyCommentBox = observer(function LazyCommentBox(props: CommentBoxProps) {
  const { target } = props.box;
  const part = useStore(CommentBoxPartKey);
  const writing = useStore(CommentWritingKey);
  const toasts = useStore(ToastsPort);
  useEffect(() => {
    let isCurrent = true;
    void part.load(['view']).then(() => {
      if (!isCurrent || part.find('view') !== null) return;
      toasts.show(createToast('failure', toastMessages.partNotLoaded));
      writing.close(target);
    });
    return () => {
      isCurrent = false;
    };
  }, [part, writing, toasts, target]);
  const View = part.find('view');
  if (View !== null) return <View {...props} />;
  return (
    <SkeletonGroup label={messages.loadingBox} className="comment-box">
      <Skeleton width="third" />
      <Skeleton width="most" />
    </SkeletonGroup>
  );
});
