import { observer } from 'mobx-react-lite';
import type { BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { BookmarksKey } from '@/stores/talk/bookmarks/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { BookmarkIcon } from '@/views/kernel/ui/line-icon';
import { buttonMessages } from './button-messages';

export interface BookmarkButtonProps {
  readonly kind: BookmarkKind;
  readonly itemId: string;
  readonly name: string;
  readonly className?: string;
}

/** Toggles the bookmark. Its store loads when the page is idle. */
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
