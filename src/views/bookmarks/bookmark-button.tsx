import { observer } from 'mobx-react-lite';
import type { BookmarkKind } from '@/core/bookmarks/bookmark';
import { BookmarksKey } from '@/stores/bookmarks/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { IconButton } from '../ui/icon-button';
import { BookmarkIcon } from '../ui/line-icon';
import { buttonMessages } from './button-messages';

export interface BookmarkButtonProps {
  readonly kind: BookmarkKind;
  readonly itemId: string;
  /** The item in words. */
  readonly name: string;
  readonly className?: string;
}

/** Bookmarks an item; pressed again, it removes the bookmark. Its store comes when the page is idle. */
export const BookmarkButton = observer(function BookmarkButton({ kind, itemId, name, className }: BookmarkButtonProps) {
  const features = useStore(FeaturesKey);
  const item = { kind, itemId };
  return (
    <IconButton
      label={buttonMessages.bookmark(name)}
      icon={<BookmarkIcon />}
      aria-pressed={features.find(BookmarksKey)?.has(item) ?? false}
      className={className}
      onClick={() => void features.ask(BookmarksKey, (bookmarks) => void bookmarks.press(item))}
    />
  );
});
