import { aMemoryPost } from '@tests/support/a-memory-post';
import { aNotification } from '@tests/support/a-notification';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { uuidOf } from '@tests/support/uuid-of';
import { describe, expect, it } from 'vitest';
import { profileTagOf } from '@/adapters/memory/account/profile/memory-persona';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import { BallotRecords } from '@/adapters/memory/talk/polls/ballot-records';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import { CommunitiesKey, FollowingKey } from '@/stores/talk/communities/keys';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { PicksKey } from '@/stores/talk/polls/keys';
import { FeedKey, PostsKey } from '@/stores/talk/posting/keys';
import { VotingKey } from '@/stores/talk/voting/keys';

const DAY_MS = 86_400_000;

async function twoPages() {
  const here = await startMemoryApp({ as: 'writer' });
  const { world, me } = here;
  const { id } = aMemoryPost(world, { kind: 'poll' });
  world.records(BallotRecords).add(id, ['Yes', 'No'], DAY_MS, [3, 1]);
  const there = await startMemoryApp({ as: 'writer', world, me });
  for (const page of [here, there]) {
    const read = await page.store(FeedReadingPort).getPost({ postId: id });
    if (read.ok) page.store(PostsKey).keep([read.value]);
  }
  const postIn = ({ store }: MemoryApp) => store(PostsKey).find(id);
  return { here, there, id, postIn };
}

describe('another page of the same user', () => {
  it('shows a vote, and that it was taken back, with the counts, and asks for nothing', async () => {
    const { here, there, id, postIn } = await twoPages();
    const asked = there.line.calls.length;
    const press = () => here.store(VotingKey).press({ type: 'post', id }, 'up');
    await press();
    expect(postIn(there)).toMatchObject({ myVote: 'up', upvotes: 1 });
    await press();
    expect(postIn(there)).toMatchObject({ myVote: 'none', upvotes: 0 });
    expect(there.line.calls).toHaveLength(asked);
  });

  it('keeps a vote of its own that is under way: it is the later one', async () => {
    const { here, there, id, postIn } = await twoPages();
    there.line.hold();
    const pressed = there.store(VotingKey).press({ type: 'post', id }, 'down');
    await here.store(VotingKey).press({ type: 'post', id }, 'up');
    expect(postIn(there)).toMatchObject({ myVote: 'down' });
    there.line.release();
    await pressed;
    expect([postIn(here), postIn(there)]).toMatchObject([{ myVote: 'down' }, { myVote: 'down' }]);
  });

  it('shows a pick in a poll, with the result that it opens', async () => {
    const { here, there, id, postIn } = await twoPages();
    await here.store(PicksKey).pick('poll', id, 2);
    await there.settle();
    expect(postIn(there)?.poll).toMatchObject({ myOption: 2, votes: 5, options: [{ votes: 3 }, { votes: 2 }] });
    const asked = here.line.countOf('getPost');
    await here.store(PicksKey).pick('poll', id, 1);
    await here.settle();
    expect(here.line.countOf('getPost')).toBe(asked);
  });

  it('shows that a community is followed, and left', async () => {
    const { here, there } = await twoPages();
    const all = await here.store(CommunitiesPort).listCommunities({});
    const [community] = all.ok ? all.value : [];
    if (community === undefined) throw new Error('There is no community.');
    await here.store(FollowingKey).follow(community);
    expect(there.store(CommunitiesKey).isFollowed(community)).toBe(true);
    await here.store(FollowingKey).leave(community);
    expect(there.store(CommunitiesKey).isFollowed(community)).toBe(false);
  });

  it('leaves out what was hidden or blocked, and shows it again', async () => {
    const { here, there, postIn } = await twoPages();
    const post = postIn(here);
    if (post === null) throw new Error('There is no post.');
    const isShown = () => there.store(PostsKey).isShown(post);
    const undo = () => here.toasts.shown.at(-1)?.props.onLinkClick?.();
    await here.store(HidingKey).hide(post);
    expect(isShown()).toBe(false);
    undo();
    await here.settle();
    expect(isShown()).toBe(true);
    await here.store(HidingKey).block(post.author.name);
    expect(isShown()).toBe(false);
    expect(there.store(HidingKey).names).toMatchObject({ value: [post.author.name] });
    await here.store(HidingKey).unblock(post.author.name);
    expect(isShown()).toBe(true);
    expect(there.store(HidingKey).names).toMatchObject({ value: [] });
  });

  it('catches up with what was followed and blocked while its connection was away', async () => {
    const { here, there, postIn } = await twoPages();
    const post = postIn(here);
    const all = await here.store(CommunitiesPort).listCommunities({});
    const [community] = all.ok ? all.value : [];
    if (community === undefined || post === null) throw new Error('There is no post or no community.');
    there.realtime.disconnect();
    await here.store(FollowingKey).follow(community);
    await here.store(HidingKey).block(post.author.name);
    expect([there.store(CommunitiesKey).isFollowed(community), there.store(PostsKey).isShown(post)]).toEqual([
      false,
      true,
    ]);
    there.realtime.interrupt(() => undefined);
    await there.settle();
    expect([there.store(CommunitiesKey).isFollowed(community), there.store(PostsKey).isShown(post)]).toEqual([
      true,
      false,
    ]);
  });

  it('counts what was seen and read', async () => {
    const { here, there } = await twoPages();
    here.world.records(InboxRecords).put(here.me, aNotification({ notificationId: uuidOf('7') }));
    expect(there.store(NotificationsKey).unseenCount).toBe(1);
    here.store(NotificationsKey).open();
    await there.settle();
    expect(there.store(NotificationsKey)).toMatchObject({ unseenCount: 0, unreadCount: 1 });
    await here.store(NotificationsKey).readAll();
    await there.settle();
    expect(there.store(NotificationsKey).unreadCount).toBe(0);
  });

  it('knows a new post as the user’s own, and that it is gone', async () => {
    const { here, there } = await twoPages();
    await there.store(FeedKey).open('newest');
    const { world, me, store } = here;
    const content = 'Written on the other page';
    const submission = {
      content,
      title: null,
      media: [],
      poll: null,
      salaryIds: [],
      community: { type: 'topic', entityId: 1 },
      profileType: 'ANONYMOUS',
    } as const;
    const once = { draftId: world.ids.next(), profileTag: profileTagOf(world, me) };
    const answer = await store(PostWritingPort).createPost({ ...submission, ...once });
    await there.settle();
    const shown = () => there.store(FeedKey).visible.find((post) => post.content === content);
    expect(answer).toMatchObject({ ok: true });
    expect(shown()).toMatchObject({ isMine: true });
    const postId = shown()?.id ?? '';
    await store(PostWritingPort).deletePost({ postId });
    expect(shown()).toBeUndefined();
  });
});
