import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { LinkPageRecords } from '@/adapters/memory/talk/link-cards/link-page-records';
import { ComposerKey, DraftKey, FeedKey } from '@/stores/talk/posting/keys';
import { DraftLinkKey } from './keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
const NOTICE = 'https://labour.example/notice-periods';
const page = { siteName: 'Labour Desk', title: 'Notice periods by law', description: null };

async function writing(text: string) {
  const here = await startMemoryApp({ as: 'writer' });
  here.world.records(LinkPageRecords).add(NOTICE, page);
  here.store(ComposerKey).open({ touchpoint: 'feed', community });
  await here.settle();
  here.store(DraftKey).changeContent(text);
  return here;
}

describe('the page that a draft links to', () => {
  it('is read for the preview, not while the address is typed', async () => {
    const { store, line, settle } = await writing(`Read ${NOTICE}.`);
    await settle();
    expect([line.countOf('readLink'), store(ComposerKey).preview?.link]).toEqual([0, null]);
    await store(DraftLinkKey).read();
    expect(store(ComposerKey).preview?.link).toEqual({ url: NOTICE, host: 'labour.example', ...page, picture: null });
    await store(DraftLinkKey).read();
    expect(line.countOf('readLink')).toBe(1);
  });

  it('is not shown for another link, nor beside a video', async () => {
    const { store } = await writing(NOTICE);
    await store(DraftLinkKey).read();
    store(DraftKey).changeContent('https://other.example/');
    expect(store(ComposerKey).preview?.link).toBeNull();
    store(DraftKey).changeContent(NOTICE);
    expect(store(ComposerKey).preview?.link).not.toBeNull();
    store(DraftKey).changeAttachment('poll', { poll: { options: ['Yes', 'No'], durationHours: 24 } });
    expect(store(ComposerKey).preview?.link).toBeNull();
  });

  it('is not there where the page cannot be read, and gone with the session', async () => {
    const { store } = await writing('https://nowhere.example/');
    await store(DraftLinkKey).read();
    expect(store(DraftLinkKey).card).toBeNull();
    store(DraftKey).changeContent(NOTICE);
    await store(DraftLinkKey).read();
    expect(store(DraftLinkKey).card).not.toBeNull();
    store(DraftLinkKey).forget();
    expect(store(DraftLinkKey).card).toBeNull();
  });

  it('is left out of the post if the user says so, which the device keeps, and not for another link', async () => {
    const { store, settle } = await writing(`Read ${NOTICE}`);
    await store(DraftLinkKey).read();
    store(DraftLinkKey).leaveOut();
    expect([store(DraftLinkKey).isLeftOut, store(ComposerKey).preview?.link]).toEqual([true, null]);
    store(DraftKey).changeContent('Read https://other.example/');
    expect(store(DraftLinkKey).isLeftOut).toBe(false);
    store(DraftKey).changeContent(`Do read ${NOTICE}`);
    store(DraftKey).start();
    expect(store(DraftLinkKey).isLeftOut).toBe(true);
    await store(ComposerKey).submit();
    await settle();
    expect(store(FeedKey).visible[0]).toMatchObject({ content: `Do read ${NOTICE}`, link: null });
  });

  it('is taken back before the post is sent', async () => {
    const { store } = await writing(NOTICE);
    store(DraftLinkKey).leaveOut();
    await store(DraftLinkKey).takeBack();
    expect(store(ComposerKey).preview?.link).toMatchObject({ url: NOTICE });
  });
});
