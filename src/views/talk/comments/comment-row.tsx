import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PostAuthor } from '@/core/account/profile/post-author';
import { createToast } from '@/core/kernel/toasts/toast';
import { toastMessages } from '@/core/kernel/toasts/toast-messages';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import type { Comment } from '@/core/talk/comments/comment';
import { tokenize } from '@/core/talk/posting/post-text';
import { commentOfAddress } from '@/core/talk/posting/shown-order';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { PostsKey } from '@/stores/talk/posting/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { useFocusReturn } from '@/views/kernel/common/use-focus-return';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyCheckedWords } from '@/views/kernel/content-checks/lazy-checked-words';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { LazyMenu } from '@/views/kernel/ui/lazy-menu';
import { EllipsisIcon } from '@/views/kernel/ui/line-icon';
import { AuthorName } from '../posting/author-line';
import { TokenList } from '../posting/post-text';
import { EditedMark } from '../versions/edited-mark';
import { VoteButtons } from '../voting/vote-buttons';
import { CommentBox } from './comment-box';
import { CommentReplies } from './comment-replies';
import { messages } from './messages';

export interface CommentRowProps {
  readonly comment: Comment;
}

export const CommentRow = observer(function CommentRow({ comment }: CommentRowProps) {
  const { id, author } = comment;
  const writing = useStore(CommentWritingKey);
  const { address } = useStore(NavigationKey);
  const reply = writing.boxOf({ kind: 'reply', id });
  const isNamed = commentOfAddress(address) === id;
  return (
    <li className="comment" id={`comment-${id}`} tabIndex={-1} aria-current={isNamed ? 'true' : undefined}>
      {author === null ? (
        <p className="meta comment__gone">{messages.deleted}</p>
      ) : (
        <BlockedOr comment={comment} author={author} />
      )}
      {reply === null ? null : (
        <CommentBox box={reply} label={messages.yourReply(author?.name ?? '')} send={messages.sendReply} />
      )}
      <CommentReplies comment={comment} Row={ReplyRow} />
    </li>
  );
});

/**
 * The observed component. Within `CommentRow`, that name is the unobserved function, and a reply to a reply would not
 * open its box.
 */
const ReplyRow = CommentRow;

interface LiveCommentProps extends CommentRowProps {
  readonly author: PostAuthor;
}

/** Shows only the name of a blocked author until the reader asks for the text. */
const BlockedOr = observer(function BlockedOr({ comment, author }: LiveCommentProps) {
  const posts = useStore(PostsKey);
  const [isAsked, setAsked] = useState(false);
  if (isAsked || !posts.isBlocked(author)) return <LiveComment comment={comment} author={author} />;
  return (
    <p className="meta comment__gone">
      {messages.blocked(author.name)}{' '}
      <button type="button" className="comment__act" onClick={() => setAsked(true)}>
        {messages.showBlocked}
      </button>
    </p>
  );
});

const LiveComment = observer(function LiveComment({ comment, author }: LiveCommentProps) {
  const writing = useStore(CommentWritingKey);
  const edit = writing.boxOf({ kind: 'edit', id: comment.id });
  return (
    <>
      <div className="comment__by">
        <PersonAvatar avatarUrl={author.avatarUrl} color={author.avatarBgColor} size={30} />
        <AuthorName author={author} isMine={comment.isMine} />
        {author.tagline === null ? null : <span className="dot" />}
        {/* The dot ends a line rather than begins one. */}
        <wbr />
        <span className="meta">
          <TimeAgo at={comment.createdAt} />
          {comment.editedAt === null ? null : (
            <>
              {' · '}
              <EditedMark path={{ versionedType: 'comment', versionedId: comment.id }} isMine={comment.isMine} />
            </>
          )}
        </span>
      </div>
      {edit === null ? (
        <p className="comment__x post__x">
          <TokenList tokens={tokenize(comment.content, comment.mentions)} />
        </p>
      ) : (
        <CommentBox box={edit} label={messages.changedText} send={messages.save} />
      )}
      {comment.status === 'HELD' || comment.status === 'REMOVED' ? (
        <HeldNote comment={comment} status={comment.status} isOpen={edit !== null} />
      ) : null}
      <CommentActions comment={comment} author={author} />
    </>
  );
});

interface HeldNoteProps extends CommentRowProps {
  readonly status: 'HELD' | 'REMOVED';
  readonly isOpen: boolean;
}

/** Names the words for which the comment is held, and lets the author change them. */
const HeldNote = observer(function HeldNote({ comment, status, isOpen }: HeldNoteProps) {
  const writing = useStore(CommentWritingKey);
  const { id, content } = comment;
  return (
    <>
      <Callout tone="alert">{messages.states[status]}</Callout>
      {isOpen ? null : (
        <>
          {status === 'HELD' ? <LazyCheckedWords kind="comment" texts={[content]} /> : null}
          <p className="mt-2">
            <Button onClick={() => writing.open({ kind: 'edit', id }, content)}>{messages.changeAndSend}</Button>
          </p>
        </>
      )}
    </>
  );
});

const CommentActions = observer(function CommentActions({ comment, author }: LiveCommentProps) {
  const writing = useStore(CommentWritingKey);
  const { id } = comment;
  const reply = useFocusReturn<HTMLButtonElement>(writing.boxOf({ kind: 'reply', id }) !== null);
  const menu = useFocusReturn<HTMLSpanElement>(writing.boxOf({ kind: 'edit', id }) !== null);
  return (
    <div className="comment__acts">
      {comment.status !== 'LIVE' ? null : (
        <>
          <VoteButtons type="comment" votable={comment} />
          <button
            ref={reply}
            type="button"
            className="comment__act"
            aria-label={messages.replyTo(author.name)}
            onClick={() => writing.open({ kind: 'reply', id })}
          >
            {messages.reply}
          </button>
        </>
      )}
      <span ref={menu}>
        <CommentMenuButton comment={comment} author={author} />
      </span>
    </div>
  );
});

interface CommentMenuProps {
  readonly comment: Comment;
  readonly author: PostAuthor;
}

function CommentMenuButton({ comment, author }: CommentMenuProps) {
  const features = useStore(FeaturesKey);
  const toasts = useStore(ToastsPort);
  const load = async () => {
    const [{ CommentMenu }, hasIdle] = await Promise.all([import('./comment-menu'), features.loadIdle()]);
    if (!hasIdle) throw new Error('The stores of the menu did not load.');
    return CommentMenu;
  };
  return (
    <LazyMenu
      label={messages.menu(author.name)}
      trigger={<EllipsisIcon size={18} />}
      load={load}
      menuProps={{ comment, author }}
      onFailed={() => void toasts.show(createToast('failure', toastMessages.partNotLoaded))}
    />
  );
}
