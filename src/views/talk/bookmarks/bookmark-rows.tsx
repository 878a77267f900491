import { observer } from 'mobx-react-lite';
import type { Screens } from '@/core/kernel/navigation/screens';
import { questionPath } from '@/core/research/interviews/interview-path';
import { jobPath } from '@/core/research/jobs/job-listing';
import type { Bookmark, BookmarkedItem, BookmarkId } from '@/core/talk/bookmarks/bookmark';
import { bookmarkKeyOf } from '@/core/talk/bookmarks/bookmarks.rules';
import { postPathOf } from '@/core/talk/posting/post-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BookmarkListKey, BookmarksKey } from '@/stores/talk/bookmarks/keys';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { BookmarkIcon } from '@/views/kernel/ui/line-icon';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { TextLink } from '@/views/kernel/ui/text-link';
import { buttonMessages } from './button-messages';
import { messages } from './messages';

/** Keeps a removed bookmark in place, so that it can be restored. */
export const BookmarkRows = observer(function BookmarkRows() {
  const bookmarks = useStore(BookmarkListKey);
  const { list, expectMore } = useNewItemsFocus<HTMLUListElement>(bookmarks.items.length);
  const handleMore = () => {
    expectMore();
    void bookmarks.loadMore();
  };
  return (
    <>
      <ul ref={list} className="rows" aria-label={messages.title}>
        {bookmarks.items.map((item) => (
          <li key={bookmarkKeyOf(item)} className="bookmark">
            {item.shown === null ? <Gone item={item} /> : <Readable item={item} shown={item.shown} />}
          </li>
        ))}
      </ul>
      <LoadMore
        status={moreStatusOf(bookmarks)}
        onLoadMore={handleMore}
        texts={{
          more: messages.more,
          loading: messages.loadingMore,
          failed: messages.moreFailed,
          retry: messages.tryAgain,
          done: messages.end,
        }}
      />
    </>
  );
});

const Readable = observer(function Readable({
  item,
  shown,
}: {
  readonly item: Bookmark;
  readonly shown: BookmarkedItem;
}) {
  const { screens } = useStore(NavigationKey);
  const bookmarks = useStore(BookmarksKey);
  const title = shown.title ?? messages.untitled;
  return (
    <>
      <div className="min-w-0">
        <TextLink to={pathOf(item, shown, screens)} look="plain">
          <span className="strong">{title}</span>
        </TextLink>
        <p className="meta">
          {messages.kindNames[item.kind]}
          <span className="dot" />
          {shown.about}
        </p>
      </div>
      <IconButton
        label={buttonMessages.bookmark(title)}
        icon={<BookmarkIcon />}
        aria-pressed={bookmarks.has(item)}
        onClick={() => void bookmarks.press(item)}
      />
    </>
  );
});

/** Shows nothing of a deleted item. Its removal cannot be undone. */
const Gone = observer(function Gone({ item }: { readonly item: BookmarkId }) {
  const list = useStore(BookmarkListKey);
  const text = messages.gone[item.kind];
  return (
    <>
      <p className="text-ink-2 min-w-0">{text}</p>
      <Button aria-label={messages.removeNamed(text)} onClick={() => void list.removeGone(item)}>
        {messages.remove}
      </Button>
    </>
  );
});

function pathOf({ kind, itemId }: BookmarkId, { company }: BookmarkedItem, screens: Screens): string {
  switch (kind) {
    case 'post':
      return postPathOf(itemId);
    case 'job':
      return jobPath(itemId);
    case 'question':
      return questionPath(itemId);
    case 'review':
      return `${screens.addressOf('CompanyReviews', { urlName: company ?? '' }) ?? '/'}?review=${itemId}`;
  }
}
