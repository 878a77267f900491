import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { plural } from '@/core/kernel/formatting/plural';
import type { Comment } from '@/core/talk/comments/comment';
import { ThreadsKey } from '@/stores/talk/comments/keys';
import type { Thread } from '@/stores/talk/comments/threads.store';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { messages } from './messages';

export interface CommentRepliesProps {
  readonly comment: Comment;
  readonly Row: ComponentType<{ readonly comment: Comment }>;
}

export const CommentReplies = observer(function CommentReplies({ comment, Row }: CommentRepliesProps) {
  const threads = useStore(ThreadsKey);
  const { id, repliesCount, repliesBelow } = comment;
  if (repliesCount === 0) return null;
  const isOpen = threads.isOpen(id);
  const thread = threads.find(id);
  return (
    <>
      <button
        type="button"
        className="comment__act comment__count"
        aria-expanded={isOpen}
        aria-controls={`replies-${id}`}
        onClick={() => void threads.toggle(id)}
      >
        {plural(repliesBelow, messages.replies)}
      </button>
      <div id={`replies-${id}`}>
        {isOpen && thread !== null ? <Replies thread={thread} comment={comment} Row={Row} /> : null}
      </div>
    </>
  );
});

interface RepliesProps extends CommentRepliesProps {
  readonly thread: Thread;
}

const Replies = observer(function Replies({ thread, comment, Row }: RepliesProps) {
  const threads = useStore(ThreadsKey);
  const { items, state } = thread;
  const { list, expectMore } = useNewItemsFocus<HTMLUListElement>(items.length);
  const handleMore = () => {
    expectMore();
    void thread.loadMore();
  };
  if (state.state === 'failed') {
    return (
      <p role="alert" className="comment__gone">
        {messages.repliesFailed} <Button onClick={() => void threads.open(comment.id)}>{messages.tryAgain}</Button>
      </p>
    );
  }
  if (items.length === 0) {
    return (
      <SkeletonGroup label={messages.loadingReplies} className="comment__gone">
        <Skeleton />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ul ref={list} className="replies">
        {items.map((reply) => (
          <Row key={reply.id} comment={reply} />
        ))}
      </ul>
      {thread.hasMore ? (
        <LoadMore
          status={moreStatusOf(thread)}
          onLoadMore={handleMore}
          href={null}
          texts={moreTexts(items.reduce((count, reply) => count - 1 - reply.repliesBelow, comment.repliesBelow))}
        />
      ) : null}
    </>
  );
});

const moreTexts = (count: number) => ({
  more: plural(count, messages.moreReplies),
  loading: messages.loadingReplies,
  failed: messages.repliesFailed,
  retry: messages.tryAgain,
  done: messages.allReplies,
});
