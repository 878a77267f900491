// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { postPathOf } from '@/core/talk/posting/post-path';
import { OwnPostsKey, PostPageKey } from '@/stores/talk/posting/keys';
import { postMessages } from './post-messages';
import { PostScreen } from './post-screen';

afterEach(cleanup);

const LONG = 'न'.repeat(10_000);

async function aPostScreen(content: string, title: string | null = 'Buyout?'): Promise<MemoryApp> {
  const here = await startMemoryApp();
  const [like] = here.world.records(PostRecords).all;
  if (like === undefined) throw new Error('The world has no posts.');
  const { author, community } = like;
  const post = here.world.records(PostRecords).add({ authorId: null, author, community, title, content });
  for (const [minute, text] of ['Yes, in June.', 'Same here.'].entries()) {
    const createdAt = new Date(Date.UTC(2026, 10, 19, 0, minute)).toISOString();
    here.world.records(PostRecords).addComment(post, { content: text, author, createdAt, upvotes: 2 - minute });
  }
  await here.app.arrive(postPathOf(post.id), '');
  renderWithStores(here.store, <PostScreen />);
  return here;
}

describe('a post’s screen', () => {
  it('shows the whole text under its title', async () => {
    await aPostScreen(LONG);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buyout?');
    expect(screen.getByText(LONG)).toBeTruthy();
    expect(screen.queryByText('Read more')).toBeNull();
  });

  it('begins with the way back, and offers more of its community beside it', async () => {
    await aPostScreen('Has anyone?');
    const main = document.querySelector('.frame__main');
    expect(main?.querySelector('a')?.textContent).toBe('Back to the feed');
    const aside = within(screen.getByRole('complementary', { name: 'About this page' }));
    const titles = aside.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toEqual(['How anonymity works', expect.stringMatching(/^More from /)]);
    const hrefs = aside.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.some((href) => href?.startsWith('/p/'))).toBe(true);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  it('has a heading without a title too', async () => {
    await aPostScreen('Has anyone?', null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Has anyone?');
  });

  it('shows markup and scripts as text', async () => {
    const text = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    await aPostScreen(text);
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.querySelector('script, article img')).toBeNull();
  });

  it('[VA-POST-LINKS] makes links of addresses and of discussions that have a screen, and of nothing else', async () => {
    const text = 'See https://tarakki.example/x and [the other](/discussions/vaayuna) and [no](javascript:x)';
    await aPostScreen(text);
    expect(screen.getByRole('link', { name: 'https://tarakki.example/x' })).toMatchObject({ target: '_blank' });
    expect(screen.getByText(/\[no\]\(javascript:x\)$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'the other' }).getAttribute('href')).toBe('/discussions/vaayuna');
    expect(screen.queryByRole('link', { name: 'no' })).toBeNull();
  });

  it('shows the comments in the order that one chooses', async () => {
    const here = await aPostScreen('Has anyone?');
    const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(rows()[0]?.textContent).toContain('Yes, in June.');
    await userEvent.click(screen.getByRole('tab', { name: 'Newest' }));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Same here.'));
    expect(here.store(PostPageKey).sort).toBe('newToOld');
  });

  it.each([
    ['LIVE', null],
    ['FLAGGED', postMessages.statuses.FLAGGED],
    ['AUTHOR_REJECTED', postMessages.statuses.AUTHOR_REJECTED],
    ['NOT_FOUND', postMessages.statuses.NOT_FOUND],
    ['DELETED', 'This post was deleted.'],
  ] as const)('[EM-POST-STATUS] shows a %s post, or what became of it', async (status, said) => {
    const { app, store, world } = await startMemoryApp();
    const [post] = world.records(PostRecords).all;
    if (post === undefined) throw new Error('The world has no posts.');
    post.status = status;
    await app.arrive(postPathOf(post.id), '');
    renderWithStores(store, <PostScreen />);
    expect(screen.queryAllByRole('article')).toHaveLength(said === null ? 1 : 0);
    if (said !== null) expect(screen.getByText(said)).toBeTruthy();
  });

  it('says where there is no such post, and where it is not live any more', async () => {
    const { app, store, world } = await startMemoryApp();
    await app.arrive('/p/00000000-0000-4000-8000-999999999999', '');
    renderWithStores(store, <PostScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This post does not exist');
    cleanup();
    const [post] = world.records(PostRecords).all;
    if (post === undefined) throw new Error('The world has no posts.');
    post.status = 'DELETED';
    await app.arrive(postPathOf(post.id), '');
    renderWithStores(store, <PostScreen />);
    expect(screen.getByText('This post was deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the feed' })).toBeTruthy();
  });

  it('leaves what the user was writing to be copied if the post goes meanwhile', async () => {
    const { app, store, world, settle } = await startMemoryApp({ as: 'writer' });
    const [post] = world.records(PostRecords).all;
    if (post === undefined) throw new Error('The world has no posts.');
    await app.arrive(postPathOf(post.id), '');
    renderWithStores(store, <PostScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Write a comment' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Ask for it in writing.');
    post.status = 'DELETED';
    await store(PostPageKey).reload();
    await settle();
    expect(screen.getByText('This post was deleted.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /not sent/ }).value).toBe('Ask for it in writing.');
  });

  it('offers the author of a deleted post to bring it back after a reload, and nobody else', async () => {
    const first = await startMemoryApp({ as: 'writer' });
    const { world, me, storage } = first;
    const [like] = world.records(PostRecords).all;
    if (like === undefined) throw new Error('The world has no posts.');
    const { author, community } = like;
    const { id } = world
      .records(PostRecords)
      .add({ authorId: me.id, author, community, title: 'Mine', content: 'Mine' });
    await first.app.arrive(postPathOf(id), '');
    const post = first.store(PostPageKey).post;
    if (post === null) throw new Error('The post did not load.');
    await first.store(OwnPostsKey).remove(post);
    const other = await startMemoryApp({ world, address: postPathOf(id) });
    renderWithStores(other.store, <PostScreen />);
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
    cleanup();
    const again = await startMemoryApp({ as: 'writer', world, me, storage, address: postPathOf(id) });
    renderWithStores(again.store, <PostScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(world.records(PostRecords).find(id)?.status).toBe('LIVE');
  });

  it('says where it did not load, and loads when one tries again', async () => {
    const { app, store, line, world } = await startMemoryApp();
    const [post] = world.records(PostRecords).all;
    if (post === undefined) throw new Error('The world has no posts.');
    line.failNext(failureOf(500), 'getPost');
    await app.arrive(postPathOf(post.id), '');
    renderWithStores(store, <PostScreen />);
    expect(screen.getByRole('alert').textContent).toContain('The post did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
