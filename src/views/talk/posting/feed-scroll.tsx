import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FeedKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { firstInPage, focusedElement, scrolledBy, windowSize } from '@/views/kernel/page/page';
import { onDocument, onWindow } from '@/views/kernel/page/page-events';

/** The next page is fetched when the end of the list is this near to the window, in px. */
const NEAR_PX = 2000;
/** Pages in a row that come by themselves; then the button waits, so that what follows the list can be reached. */
const MAX_PAGES = 10;

/** Fetches the next page of the feed before its end is reached. */
export const FeedScroll = observer(function FeedScroll() {
  const feed = useStore(FeedKey);
  useEffect(() => {
    let pages = 0;
    let isFetching = false;
    const check = async () => {
      // A page that comes by itself would move the button away from who has just reached it.
      if (isMore(focusedElement())) return;
      if (isFetching || pages === MAX_PAGES || !feed.hasMore || feed.moreState.state === 'failed') return;
      const end = firstInPage('.feed')?.getBoundingClientRect().bottom;
      // Past the list the browser keeps what follows it in its place: each page would come above that, and bring the next one.
      if (end === undefined || end < 0 || end > windowSize().height + NEAR_PX || scrolledBy() === 0) return;
      isFetching = true;
      pages += 1;
      await feed.loadMore();
      isFetching = false;
    };
    // A press of the button begins another run.
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && isMore(target)) pages = 0;
    };
    const ends = [onWindow('scroll', () => void check()), onDocument('click', handleClick)];
    // Whoever has reached the end before this code came does not scroll any more.
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
