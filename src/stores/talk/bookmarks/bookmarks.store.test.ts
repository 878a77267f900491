import { retryingWrites } from '@tests/support/retrying-writes';
import { expect, it } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { ok } from '@/core/kernel/common/result';
import { BookmarksStore } from './bookmarks.store';

it('a bookmark that is under way stays where a reading that does not know it yet comes before its answer', async () => {
  const item = { kind: 'post', itemId: 'a post' } as const;
  let save = (): void => undefined;
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const bookmarks = new BookmarksStore({
    bookmarks: {
      listBookmarkIds: () => Promise.resolve(ok({ items: [] })),
      addBookmark: () => saved.then(() => ok(null)),
      removeBookmark: () => Promise.resolve(ok(null)),
    },
    sure: retryingWrites(),
    toasts: new MemoryToasts(),
    access: { isLoggedIn: true, require: () => true },
  });
  const pressed = bookmarks.press(item);
  await bookmarks.load();
  save();
  await pressed;
  expect(bookmarks.has(item)).toBe(true);
});
