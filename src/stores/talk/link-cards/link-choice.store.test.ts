import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { LinkPageRecords } from '@/adapters/memory/talk/link-cards/link-page-records';
import { ComposerKey, DraftKey, FeedKey } from '@/stores/talk/posting/keys';
import { LinkChoiceKey } from './keys';

const NOTICE = 'https://labour.example/notice-periods';

async function posted() {
  const here = await startMemoryApp({ as: 'writer' });
  const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
  here.world
    .records(LinkPageRecords)
    .add(NOTICE, { siteName: null, title: 'Notice periods by law', description: null });
  here.store(ComposerKey).open({ touchpoint: 'feed', community });
  await here.settle();
  here.store(DraftKey).changeContent(`Read ${NOTICE}`);
  await here.store(ComposerKey).submit();
  await here.settle();
  const shown = () => here.store(FeedKey).visible[0];
  return { ...here, shown, postId: shown()?.id ?? '' };
}

describe('the card of a link in a post', () => {
  it('is left out by its author, and comes back with Undo', async () => {
    const { store, toasts, shown, postId, settle } = await posted();
    expect(shown()?.link?.title).toBe('Notice periods by law');
    await store(LinkChoiceKey).leaveOut(postId);
    expect(shown()).toMatchObject({ id: postId, link: null });
    const toast = toasts.shown.find(({ text1 }) => text1 === 'The card is removed. The link stays in the text.');
    expect(toast?.props.linkText).toBe('Undo');
    toast?.props.onLinkClick?.();
    await settle();
    expect(shown()?.link?.title).toBe('Notice periods by law');
  });

  it('stays where leaving it out failed, and says so', async () => {
    const { store, line, toasts, shown, postId } = await posted();
    line.failNext(failureOf(429));
    await store(LinkChoiceKey).leaveOut(postId);
    expect(shown()?.link).not.toBeNull();
    expect(toasts.shown.map(({ text1, text2 }) => `${text1} ${text2}`).join(' ')).toContain('The card was not changed');
  });
});
