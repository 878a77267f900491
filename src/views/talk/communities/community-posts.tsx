import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { plural } from '@/core/kernel/formatting/plural';
import { FEED_SORTS } from '@/core/talk/posting/feed-sort';
import { withCursor, withFeedName, withoutCursor } from '@/core/talk/posting/shown-order';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunitiesKey, CommunityPageKey } from '@/stores/talk/communities/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { scrollToTop } from '@/views/kernel/page/page';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { FeedSkeleton } from '../posting/feed-skeleton';
import { PostCard } from '../posting/post-card';
import { pageMessages as messages } from './page-messages';

export interface CommunityPostsProps {
  readonly empty?: { readonly title: string; readonly text: string };
}

export const CommunityPosts = observer(function CommunityPosts({ empty = EMPTY }: CommunityPostsProps) {
  usePreselection();
  return (
    <section aria-label={messages.postsTitle}>
      <PostList empty={empty} />
    </section>
  );
});

export const PostOrders = observer(function PostOrders() {
  const { shown } = useStore(CommunityPageKey);
  const { address } = useStore(NavigationKey);
  const tabs = FEED_SORTS.map((sort) => ({
    to: withFeedName(address, sort),
    label: messages.orders[sort],
    current: sort === shown.sort,
  }));
  return <LinkTabs label={messages.ordersLabel} tabs={tabs} />;
});

/** Preselects the community for a post that starts on this page. */
function usePreselection(): void {
  const { preselect } = useStore(CommunitiesKey);
  const { state } = useStore(CommunityPageKey);
  const community = state.state === 'ready' ? state.value.community : null;
  useEffect(() => {
    preselect(community);
    return () => preselect(null);
  }, [preselect, community]);
}

const EMPTY = { title: messages.emptyTitle, text: messages.emptyText };

const PostList = observer(function PostList({ empty }: Required<Pick<CommunityPostsProps, 'empty'>>) {
  const page = useStore(CommunityPageKey);
  const { postsState, posts } = page;
  if (postsState.state === 'failed') {
    return (
      <LoadFailure
        level={3}
        failure={postsState.failure}
        texts={{ failedTitle: messages.postsFailed, tryAgain: messages.tryAgain }}
        onRetry={page.reload}
      />
    );
  }
  if (postsState.state !== 'ready') return <FeedSkeleton />;
  return (
    <>
      <WaitingPosts />
      {posts.length === 0 ? (
        <EmptyState level={3} title={empty.title}>
          {empty.text}
        </EmptyState>
      ) : (
        <LoadedPosts />
      )}
    </>
  );
});

const LoadedPosts = observer(function LoadedPosts() {
  const page = useStore(CommunityPageKey);
  const { address } = useStore(NavigationKey);
  const { list, expectMore } = useNewItemsFocus<HTMLDivElement>(page.posts.length);
  const handleMore = () => {
    expectMore();
    void page.loadMore();
  };
  return (
    <>
      {page.shown.start === null ? null : (
        <ButtonLink className="mt-3" to={withoutCursor(address)}>
          {messages.fromNewest}
        </ButtonLink>
      )}
      <div ref={list}>
        {page.posts.map((post) => (
          <PostCard key={post.id} post={post} inCommunity asks={page.shown.asks} />
        ))}
      </div>
      <LoadMore
        status={moreStatusOf(page)}
        onLoadMore={handleMore}
        href={page.nextCursor === null ? null : withCursor(address, page.nextCursor)}
        texts={MORE_TEXTS}
      />
    </>
  );
});

const WaitingPosts = observer(function WaitingPosts() {
  const page = useStore(CommunityPageKey);
  const place = useRef<HTMLDivElement>(null);
  // The clicked button is removed, so the list of posts takes the focus.
  const handleShow = () => {
    page.showWaiting();
    scrollToTop();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className="waiting" role="status">
      {page.waitingCount === 0 ? null : (
        <Button onClick={handleShow}>{plural(page.waitingCount, messages.waiting)}</Button>
      )}
    </div>
  );
});

const MORE_TEXTS = {
  more: messages.morePosts,
  loading: messages.loadingMore,
  failed: messages.moreFailed,
  retry: messages.tryAgain,
  done: messages.end,
};
