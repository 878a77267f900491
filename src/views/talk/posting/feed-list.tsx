import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { plural } from '@/core/kernel/formatting/plural';
import { withCursor, withoutCursor } from '@/core/talk/posting/shown-order';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { useRowsInSteps } from '@/views/kernel/page/below-fold';
import { scrollToTop } from '@/views/kernel/page/page';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { FeedOffersKey } from './feed-offers';
import { FeedSkeleton } from './feed-skeleton';
import { LongListKey } from './long-list-part';
import { messages } from './messages';
import { PostCard } from './post-card';

export const FeedList = observer(function FeedList() {
  const feed = useStore(FeedKey);
  switch (feed.state) {
    case 'idle':
    case 'loading':
      return <FeedSkeleton />;
    case 'failed':
      return (
        <LoadFailure
          failure={feed.failure}
          texts={{ failedTitle: messages.feedFailedTitle, tryAgain: messages.tryAgain }}
          onRetry={feed.reload}
        />
      );
    case 'ready':
      return feed.visible.length === 0 ? <EmptyFeed /> : <FeedPosts />;
  }
});

const EmptyFeed = observer(function EmptyFeed() {
  const feed = useStore(FeedKey);
  const { Suggestions } = useStore(FeedOffersKey);
  if (feed.current !== 'following') {
    return <EmptyState title={messages.feedEmptyTitle}>{messages.feedEmptyText}</EmptyState>;
  }
  return (
    <>
      <EmptyState title={messages.followingEmptyTitle}>{messages.followingEmptyText}</EmptyState>
      <Suggestions onShowPosts={feed.reload} />
    </>
  );
});

/** The number of posts that always stay rendered, so that nothing moves when the list grows long. */
const FIRST_POSTS = 40;

const SCREENFUL = 4;

/**
 * Shows a chosen tab immediately and renders its posts next, so that a click never waits for forty cards. Other changes render immediately, so that Back finds
 * its position.
 */
const FeedPosts = observer(function FeedPosts() {
  const feed = useStore(FeedKey);
  const { address } = useStore(NavigationKey);
  const LongList = useStore(LongListKey).find('list');
  const { Followed } = useStore(FeedOffersKey);
  const name = useDeferredValue(feed.current);
  const earlierPosts = useDeferredValue(feed.visible);
  const isBehind = name !== feed.current;
  const posts = useRowsInSteps(isBehind ? earlierPosts : feed.visible, SCREENFUL);
  const { list, expectMore } = useNewItemsFocus<HTMLDivElement>(posts.length, 'article');
  const isLong = LongList !== null && posts.length > FIRST_POSTS;
  const handleMore = () => {
    expectMore();
    void feed.loadMore();
  };
  // The clicked button is removed, so the list of posts takes the focus.
  const handleShow = () => {
    feed.showWaiting();
    scrollToTop();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <WaitingPosts onClick={handleShow} />
      {name === 'following' ? <Followed /> : null}
      {feed.isPartOnly ? (
        <ButtonLink className="mt-3" to={withoutCursor(address)}>
          {messages.newest}
        </ButtonLink>
      ) : null}
      <div ref={list} className="feed" tabIndex={-1} aria-busy={isBehind}>
        {(isLong ? posts.slice(0, FIRST_POSTS) : posts).map((post) => (
          <PostCard key={post.id} post={post} mayBeEmpty={isLong} />
        ))}
        {isLong ? <LongList key={name} posts={posts.slice(FIRST_POSTS)} name={name} /> : null}
      </div>
      <LoadMore
        status={moreStatusOf(feed)}
        onLoadMore={handleMore}
        href={feed.nextCursor === null ? null : withCursor(address, feed.nextCursor)}
        texts={MORE_TEXTS}
      />
    </>
  );
});

const WaitingPosts = observer(function WaitingPosts({ onClick }: { readonly onClick: () => void }) {
  const feed = useStore(FeedKey);
  return (
    <div className="waiting" role="status">
      {feed.waitingCount === 0 ? null : (
        <Button onClick={onClick}>{plural(feed.waitingCount, messages.waiting)}</Button>
      )}
    </div>
  );
});

const MORE_TEXTS = {
  more: messages.more,
  loading: messages.loadingMore,
  failed: messages.moreFailed,
  retry: messages.tryAgain,
  done: messages.end,
};
