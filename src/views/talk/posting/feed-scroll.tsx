import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FeedKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { firstInPage, focusedElement, scrollOffset, windowSize } from '@/views/kernel/page/page';
import { onDocument, onWindow } from '@/views/kernel/page/page-events';

/** Distance in px from the window. */
const NEAR_PX = 2000;
/** The number of pages that load automatically. Then the button waits, so that the content below stays reachable. */
const MAX_PAGES = 10;

export const FeedScroll = observer(function FeedScroll() {
  const feed = useStore(FeedKey);
  useEffect(() => {
    let pages = 0;
    let isFetching = false;
    const check = async () => {
      // Loads nothing while the button has the focus, because the button would move.
      if (isMore(focusedElement())) return;
      if (isFetching || pages === MAX_PAGES || !feed.hasMore || feed.moreState.state === 'failed') return;
      const end = firstInPage('.feed')?.getBoundingClientRect().bottom;
      // Stops once the user is past the list. Scroll anchoring keeps the content below in place, so each page would
      // load the next one.
      if (end === undefined || end < 0 || end > windowSize().height + NEAR_PX || scrollOffset() === 0) return;
      isFetching = true;
      pages += 1;
      await feed.loadMore();
      isFetching = false;
    };
    // Clicking the button allows more pages to load automatically.
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && isMore(target)) pages = 0;
    };
    const ends = [onWindow('scroll', () => void check()), onDocument('click', handleClick)];
    // Also checks now, because a user at the end of the page no longer scrolls.
    void check();
    return () => {
      for (const end of ends) end();
    };
  }, [feed]);
  return null;
});

function isMore(element: Element | null): boolean {
  return element !== null && element.closest('.feed + div') !== null;
}
