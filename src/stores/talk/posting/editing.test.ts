import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import type { Post } from '@/core/talk/posting/post';
import { postingMessages } from '@/core/talk/posting/posting-messages';
import { SessionKey } from '@/stores/account/session/keys';
import { ComposerKey, DraftKey, FeedKey, OwnPostsKey } from './keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;

async function anOwnPost(): Promise<MemoryApp & { readonly own: () => Post }> {
  const here = await startMemoryApp({ as: 'writer' });
  const composer = here.store(ComposerKey);
  composer.open({ touchpoint: 'feed', community });
  await here.settle();
  here.store(DraftKey).changeContent('Ninety days?');
  await composer.submit();
  const own = () => {
    const post = here.store(FeedKey).visible.find(({ isMine, content }) => isMine && content.startsWith('Ninety'));
    if (post === undefined) throw new Error('The post is not in the feed.');
    return post;
  };
  return { ...here, own };
}

describe('changing a post', () => {
  it('begins with the post, shows the change everywhere, and leaves the draft of a new post as it was', async () => {
    const { store, own, toasts, settle } = await anOwnPost();
    const [composer, writing] = [store(ComposerKey), store(DraftKey)];
    composer.open({ community });
    writing.changeContent('A new one');
    composer.close();
    composer.edit(own());
    await settle();
    expect([writing.isEdit, writing.draft.inputText, writing.isWritten]).toEqual([true, 'Ninety days?', false]);
    writing.changeContent('Ninety days, really?');
    await composer.submit();
    expect(own()).toMatchObject({ content: 'Ninety days, really?', editedAt: expect.stringMatching(/Z$/) });
    expect([composer.isOpen, writing.isEdit, writing.draft.inputText]).toEqual([false, false, 'A new one']);
    expect(toasts.shown[0]?.text1).toBe(postingMessages.changed);
  });

  it('leaves a poll as it is, and offers no attachment that a change cannot bring', async () => {
    const { store, own } = await anOwnPost();
    const writing = store(DraftKey);
    const kinds = () => (['image', 'video', 'poll', 'salary'] as const).filter((kind) => writing.canHold(kind));
    expect(kinds()).toHaveLength(4);
    store(ComposerKey).edit(own());
    expect([kinds(), writing.fixedKind]).toEqual([['image', 'video'], null]);
    store(ComposerKey).edit({ ...own(), kind: 'poll' });
    expect([kinds(), writing.fixedKind]).toEqual([[], 'poll']);
    store(ComposerKey).close();
    expect([kinds().length, writing.fixedKind]).toEqual([4, null]);
  });

  it('keeps what is changed over closing and a reload, until it is discarded', async () => {
    const { store, own, storage, world, me, toasts } = await anOwnPost();
    const post = own();
    store(ComposerKey).edit(post);
    store(DraftKey).changeTitle('Really?');
    store(ComposerKey).close();
    expect(toasts.shown[0]?.text1).toBe(postingMessages.changeKept);
    const again = await startMemoryApp({ as: 'writer', storage, world, me });
    expect(again.store(DraftKey).isWritten).toBe(false);
    again.store(ComposerKey).edit(post);
    expect(again.store(DraftKey).draft).toMatchObject({ postId: post.id, title: 'Really?' });
    again.store(ComposerKey).discard();
    again.store(ComposerKey).edit(post);
    expect(again.store(DraftKey).draft.title).toBe(post.title ?? '');
  });

  it('under which the session ends waits with its post: no empty composer opens after the next login', async () => {
    const { store, own, browser, storage, world, me, settle } = await anOwnPost();
    const post = own();
    store(ComposerKey).edit(post);
    store(DraftKey).changeTitle('Really?');
    browser.signOut();
    store(SessionKey).markUnauthorised();
    await settle();
    const again = await startMemoryApp({ as: 'writer', storage, world, me });
    again.store(ComposerKey).openPending();
    await again.settle();
    expect(again.store(ComposerKey).isOpen).toBe(false);
    again.store(ComposerKey).edit(post);
    expect(again.store(DraftKey).draft.title).toBe('Really?');
  });

  it('is saved where it is sent before the profiles have come: none of them is shown for it', async () => {
    const { own, storage, world, me } = await anOwnPost();
    const post = own();
    const again = await startMemoryApp({ as: 'writer', storage, world, me });
    const composer = again.store(ComposerKey);
    composer.edit(post);
    again.store(DraftKey).changeContent('Ninety days, at once.');
    await composer.submit();
    expect([composer.isOpen, world.records(PostRecords).find(post.id)?.content]).toEqual([
      false,
      'Ninety days, at once.',
    ]);
  });

  it('that is lost or refused stays in the composer, and says so', async () => {
    const { store, own, line, settle } = await anOwnPost();
    const [composer, writing] = [store(ComposerKey), store(DraftKey)];
    composer.edit(own());
    await settle();
    writing.changeContent('Ninety days!');
    line.goOffline();
    await composer.submit();
    expect([composer.isOpen, writing.failureText]).toEqual([true, postingMessages.unknown]);
    line.goOnline();
    await composer.submit();
    expect([composer.isOpen, own().content]).toEqual([false, 'Ninety days!']);
  });
});

describe('deleting a post', () => {
  it('takes it from the feed at once; Undo brings it back', async () => {
    const { store, own, toasts, world, settle } = await anOwnPost();
    const post = own();
    await Promise.all([store(OwnPostsKey).remove(post), store(OwnPostsKey).remove(post)]);
    expect(own).toThrow();
    expect(world.records(PostRecords).find(post.id)?.status).toBe('DELETED');
    const toast = toasts.shown[0];
    expect(toast?.text1).toBe(postingMessages.deleted);
    toast?.props.onLinkClick?.();
    await settle();
    expect(own()).toMatchObject({ id: post.id, status: 'LIVE' });
  });

  it('right after a change leaves one toast, which says what happened last', async () => {
    const { store, own, toasts, settle } = await anOwnPost();
    const saidNow = () => toasts.shown.map(({ text1 }) => text1);
    store(ComposerKey).edit(own());
    await settle();
    store(DraftKey).changeContent('Ninety days, really?');
    await store(ComposerKey).submit();
    expect(saidNow()).toEqual([postingMessages.changed]);
    await store(OwnPostsKey).remove(own());
    expect(saidNow()).toEqual([postingMessages.deleted]);
    toasts.shown[0]?.props.onLinkClick?.();
    await settle();
    expect(saidNow()).toEqual([postingMessages.restored]);
  });

  it('that is refused leaves it', async () => {
    const { store, own, toasts, line } = await anOwnPost();
    line.failNext(failureOf(429));
    await store(OwnPostsKey).remove(own());
    expect([own().status, toasts.shown[0]?.text1]).toEqual(['LIVE', postingMessages.notDeleted]);
  });
});
