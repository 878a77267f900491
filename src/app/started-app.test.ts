import { aMemoryPost } from '@tests/support/a-memory-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { MemoryDocumentHead } from '@/adapters/memory/kernel/navigation/memory-document-head';
import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { BookmarksKey } from '@/stores/talk/bookmarks/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';
import { PostMenuActionsKey } from '@/views/talk/posting/post-menu-actions';

it('the document has the title of the first page, and of each one after it', async () => {
  const head = new MemoryDocumentHead();
  const { app, settle } = await startMemoryApp({ head });
  const first = head.shown?.title;
  expect(first).toContain('Tarakki');
  await app.arrive('/rewards', '');
  await settle();
  expect(head.shown?.title).toMatch(/rewards/i);
  expect(head.shown?.title).not.toBe(first);
});

it('the ages on the page grow while it is open', async () => {
  const { store, time } = await startMemoryApp();
  const clock = store(ClockStoreKey);
  const before = clock.now;
  time.advance(120_000);
  expect(clock.now - before).toBe(120_000);
});

async function aPostPage() {
  const app = await startMemoryApp({ as: 'writer' });
  const { id } = aMemoryPost(app.world);
  await app.app.arrive(`/p/${id}`, '');
  await app.settle();
  const { post } = app.store(PostPageKey);
  if (post === null) throw new Error('The page of the post did not come.');
  return { ...app, post, acts: app.world.records(UserEventRecords) };
}

it('the menu of a post has the actions of every feature', async () => {
  const { store, post } = await aPostPage();
  const viewer = { membership: { isLoggedIn: true, isReader: true, isWriter: true }, isMine: false };
  const items = store(PostMenuActionsKey).toSorted((one, other) => one.place - other.place);
  const keys = items.flatMap(({ itemFor }) => itemFor(post, viewer)?.key ?? []);
  expect(keys.join(' ')).toBe('reply requestAnswer report block complain message notInterested share whatsapp');
});

it('what the user does on another device shows on this page', async () => {
  const { acts, me, line, post, settle, store } = await aPostPage();
  const bookmark = { kind: 'post', itemId: post.id } as const;
  acts.did(me, 'bookmarkChanged', { ...bookmark, isBookmarked: true });
  expect(store(BookmarksKey).has(bookmark)).toBe(true);
  acts.did(me, 'communityFollowed', { ...post.community, topicMeta: { posts: 1, followers: 1 }, followed: true });
  expect(store(CommunitiesKey).isFollowed(post.community)).toBe(true);
  const before = line.calls.length;
  acts.did(me, 'postWritten', { id: post.id });
  acts.did(me, 'hidingChanged', { postId: null, name: 'ChaiPeCharcha', isHidden: true });
  acts.did(me, 'inboxCounted', { unseenCount: 3, unreadCount: 3 });
  await settle();
  expect(line.calls.slice(before).toSorted()).toEqual(['getChatMeta', 'getPost', 'listNotifications']);
});
