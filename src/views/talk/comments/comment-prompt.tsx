import { observer } from 'mobx-react-lite';
import type { CommentTarget } from '@/core/talk/comments/comment-target';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { useFocusReturn } from '@/views/kernel/common/use-focus-return';
import { useStore } from '@/views/kernel/common/use-store';
import { CommentBox } from './comment-box';
import { messages } from './messages';

export interface CommentPromptProps {
  readonly target: CommentTarget;
  readonly texts?: { readonly write: string; readonly yourComment: string; readonly send: string };
}

export const CommentPrompt = observer(function CommentPrompt({ target, texts = messages }: CommentPromptProps) {
  const writing = useStore(CommentWritingKey);
  const box = writing.boxOf(target);
  const opener = useFocusReturn<HTMLButtonElement>(box !== null);
  if (box !== null) return <CommentBox box={box} label={texts.yourComment} send={texts.send} />;
  return (
    <button ref={opener} type="button" className="composer__box comment-prompt" onClick={() => writing.open(target)}>
      {texts.write}
    </button>
  );
});
