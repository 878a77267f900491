import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createToast } from '@/core/toasts/toast';
import { toastMessages } from '@/core/toasts/toast-messages';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { CommentWritingKey } from '@/stores/comments/keys';
import { useStore } from '../common/use-store';
import type { CheckedWordsProps } from '../content-checks/checked-words';
import { Skeleton } from '../ui/skeleton';
import { SkeletonGroup } from '../ui/skeleton-group';
import type { CommentBoxProps } from './comment-box';
import { messages } from './messages';
import type { WritingViews } from './writing-views';
import { WritingPartKey } from './writing-views';

/** The box of a comment, whose code may have to come first. Where it does not, a toast says so and the box is closed: a press tries again. */
export const LazyCommentBox = observer(function LazyCommentBox(props: CommentBoxProps) {
  const writing = useStore(CommentWritingKey);
  const toasts = useStore(ToastsPort);
  const views = useWritingViews(() => {
    toasts.show(createToast('failure', toastMessages.partNotLoaded));
    writing.close(props.box.target);
  });
  if (views !== null) return <views.CommentBox {...props} />;
  return (
    <SkeletonGroup label={messages.loadingBox} className="comment-box">
      <Skeleton width="third" />
      <Skeleton width="most" />
    </SkeletonGroup>
  );
});

/** The words for which the viewer’s own text waits, beside a sentence that says that it does: nothing where the code does not come. */
export const LazyCheckedWords = observer(function LazyCheckedWords(props: CheckedWordsProps) {
  const views = useWritingViews(() => undefined);
  return views === null ? null : <views.CheckedWords {...props} />;
});

/** Returns the views once their code has come, which it is fetched for; calls `onFailed` if it does not. */
function useWritingViews(onFailed: () => void): WritingViews | null {
  const part = useStore(WritingPartKey);
  const handleFailure = useRef(onFailed);
  handleFailure.current = onFailed;
  useEffect(() => {
    let isCurrent = true;
    void part.load(['views']).then(() => {
      if (isCurrent && part.find('views') === null) handleFailure.current();
    });
    return () => {
      isCurrent = false;
    };
  }, [part]);
  return part.find('views');
}
