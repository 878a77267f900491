import { observer } from 'mobx-react-lite';
import type { Comment } from '@/core/comments/comment';
import { plural } from '@/core/formatting/plural';
import type { PostAuthor } from '@/core/posting/post';
import { CommentWritingKey } from '@/stores/comments/keys';
import { useFocusReturn } from '../common/use-focus-return';
import { useStore } from '../common/use-store';
import { AuthorName } from '../posting/author-line';
import { PersonAvatar } from '../profile/person-avatar';
import { TimeAgo } from '../shell/time-ago';
import { CommentBox } from './comment-box';
import { CommentReplies } from './comment-replies';
import { messages } from './messages';

export interface CommentRowProps {
  readonly comment: Comment;
}

/** A comment or a reply, with what can be done to it and what hangs below it. */
export const CommentRow = observer(function CommentRow({ comment }: CommentRowProps) {
  const { id, author } = comment;
  const writing = useStore(CommentWritingKey);
  const reply = writing.boxOf({ kind: 'reply', id });
  return (
    <li className="comment" id={`comment-${id}`} tabIndex={-1}>
      {author === null ? (
        <p className="meta comment__gone">{messages.deleted}</p>
      ) : (
        <LiveComment comment={comment} author={author} />
      )}
      {reply === null ? null : (
        <CommentBox box={reply} label={messages.yourReply(author?.name ?? '')} send={messages.sendReply} />
      )}
      <CommentReplies comment={comment} Row={CommentRow} />
    </li>
  );
});

interface LiveCommentProps extends CommentRowProps {
  readonly author: PostAuthor;
}

const LiveComment = observer(function LiveComment({ comment, author }: LiveCommentProps) {
  const writing = useStore(CommentWritingKey);
  const edit = writing.boxOf({ kind: 'edit', id: comment.id });
  return (
    <>
      <div className="comment__by">
        <PersonAvatar avatarUrl={author.avatarUrl} color={author.avatarBgColor} size={30} />
        <AuthorName author={author} isMine={comment.isMine} />
        <span className="meta">
          <span className="dot" />
          <TimeAgo at={comment.createdAt} />
          {comment.editedAt === null ? null : ` · ${messages.edited}`}
        </span>
      </div>
      {edit === null ? (
        <p className="comment__x post__x">{comment.content}</p>
      ) : (
        <CommentBox box={edit} label={messages.changedText} send={messages.save} />
      )}
      {comment.upvotes === 0 ? null : <p className="meta num mt-2">{plural(comment.upvotes, messages.useful)}</p>}
      <CommentActions comment={comment} author={author} />
    </>
  );
});

const CommentActions = observer(function CommentActions({ comment, author }: LiveCommentProps) {
  const writing = useStore(CommentWritingKey);
  const { id, content, isMine } = comment;
  const reply = useFocusReturn(writing.boxOf({ kind: 'reply', id }) !== null);
  const edit = useFocusReturn(writing.boxOf({ kind: 'edit', id }) !== null);
  return (
    <div className="comment__acts">
      <button
        ref={reply}
        type="button"
        className="comment__act"
        aria-label={messages.replyTo(author.name)}
        onClick={() => writing.open({ kind: 'reply', id })}
      >
        {messages.reply}
      </button>
      {isMine ? (
        <>
          <button
            ref={edit}
            type="button"
            className="comment__act"
            aria-label={messages.editOwn}
            onClick={() => writing.open({ kind: 'edit', id }, content)}
          >
            {messages.edit}
          </button>
          <button
            type="button"
            className="comment__act"
            aria-label={messages.removeOwn}
            onClick={() => void writing.remove(comment)}
          >
            {messages.remove}
          </button>
        </>
      ) : null}
    </div>
  );
});
