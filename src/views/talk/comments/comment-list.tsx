import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { PluralForms } from '@/core/kernel/formatting/plural';
import { plural } from '@/core/kernel/formatting/plural';
import type { Post } from '@/core/talk/posting/post';
import { withCursor, withSort } from '@/core/talk/posting/shown-order';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import { SORT_ORDERS } from '@/core/talk/voting/sort-order';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ThreadsKey } from '@/stores/talk/comments/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonTabs } from '@/views/kernel/ui/button-tabs';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { CommentRow } from './comment-row';
import { CommentSkeletons } from './comment-skeletons';
import { postMessages as messages } from './post-messages';

export interface CommentListProps {
  readonly post: Post;
  readonly texts?: CommentListTexts;
}

export interface CommentListTexts {
  readonly commentsTitleEmpty: string;
  readonly commentsTitle: PluralForms;
  readonly commentsEmpty: string;
  readonly sortComments: string;
}

export const CommentList = observer(function CommentList({ post, texts = messages }: CommentListProps) {
  const page = useStore(PostPageKey);
  const navigation = useStore(NavigationKey);
  const handleSort = (sort: SortOrder) => {
    void page.sortBy(sort);
    navigation.rewrite(withSort(navigation.address, sort));
  };
  return (
    <section id="comments" tabIndex={-1} aria-labelledby="comments-title" className="hang comments">
      <h2 id="comments-title" className="h2 comments__t">
        {post.commentsCount === 0 ? texts.commentsTitleEmpty : plural(post.commentsCount, texts.commentsTitle)}
      </h2>
      {/* The viewer’s own that waits for a moderator is not counted. */}
      {post.commentsCount === 0 && page.comments.length === 0 ? (
        <p className="text-ink-2">{texts.commentsEmpty}</p>
      ) : (
        <ButtonTabs
          label={texts.sortComments}
          tabs={SORT_ORDERS.map((key) => ({
            key,
            label: messages.sorts[key],
            href: `${withSort(navigation.address, key)}#comments`,
          }))}
          selected={page.sort}
          onSelect={handleSort}
        >
          <Comments />
        </ButtonTabs>
      )}
    </section>
  );
});

const Comments = observer(function Comments() {
  const page = useStore(PostPageKey);
  const { address } = useStore(NavigationKey);
  const { commentsState, comments, nextCursor } = page;
  const { list, expectMore } = useNewItemsFocus<HTMLUListElement>(comments.length);
  const handleMore = () => {
    expectMore();
    void page.loadMore();
  };
  if (page.areCommentsBlockedForCrawlers) return null;
  if (commentsState.state === 'failed') {
    return (
      <LoadFailure
        level={3}
        failure={commentsState.failure}
        texts={{ failedTitle: messages.commentsFailed, tryAgain: messages.tryAgain }}
        onRetry={page.reload}
      />
    );
  }
  if (comments.length === 0 && commentsState.state !== 'ready') {
    return (
      <SkeletonGroup label={messages.loadingComments}>
        <CommentSkeletons count={page.state.state === 'ready' ? page.state.value.commentsCount : undefined} />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <WaitingComments />
      <ul ref={list}>
        {comments.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </ul>
      <LoadMore
        status={moreStatusOf(page)}
        onLoadMore={handleMore}
        href={nextCursor === null ? null : `${withCursor(address, nextCursor)}#comments`}
        texts={MORE_TEXTS}
      />
    </>
  );
});

const WaitingComments = observer(function WaitingComments() {
  const threads = useStore(ThreadsKey);
  const place = useRef<HTMLDivElement>(null);
  // The clicked button is removed, so the list of comments takes the focus.
  const handleShow = () => {
    void threads.showWaiting();
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} role="status">
      {threads.waitingCount === 0 ? null : (
        <Button wide className="mt-2" onClick={handleShow}>
          {plural(threads.waitingCount, messages.waitingComments)}
        </Button>
      )}
    </div>
  );
});

const MORE_TEXTS = {
  more: messages.moreComments,
  loading: messages.loadingComments,
  failed: messages.commentsFailed,
  retry: messages.tryAgain,
  done: messages.allComments,
};
