import { observer } from 'mobx-react-lite';
import type { CommentTarget } from '@/core/comments/comment-target';
import { CommentWritingKey } from '@/stores/comments/keys';
import { useFocusReturn } from '../common/use-focus-return';
import { useStore } from '../common/use-store';
import { CommentBox } from './comment-box';
import { messages } from './messages';

/** The line above the comments that opens the box for a comment on the post. */
export const CommentPrompt = observer(function CommentPrompt({ postId }: { readonly postId: string }) {
  const writing = useStore(CommentWritingKey);
  const target: CommentTarget = { kind: 'post', id: postId };
  const box = writing.boxOf(target);
  const opener = useFocusReturn(box !== null);
  if (box !== null) return <CommentBox box={box} label={messages.yourComment} send={messages.send} />;
  return (
    <button ref={opener} type="button" className="composer__box comment-prompt" onClick={() => writing.open(target)}>
      {messages.write}
    </button>
  );
});
