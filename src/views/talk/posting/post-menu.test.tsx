// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@tests/support/failure-of';
import type { Viewer } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryClipboard } from '@/adapters/memory/kernel/sharing/memory-clipboard';
import { ClipboardPort } from '@/core/kernel/sharing/clipboard.port';
import { replyPathOf } from '@/core/talk/posting/reply-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { ReportsKey } from '@/stores/trust/reports/keys';
import { ReportOverlay } from '@/views/trust/reports/report-overlay';
import { PostCard } from './post-card';
import type { PostMenuAction } from './post-menu-actions';
import { PostMenuPartKey } from './post-menu-actions';

afterEach(cleanup);

async function aCard(viewer: Viewer) {
  const app = await startMemoryApp({ as: viewer });
  const [post] = app.store(FeedKey).visible;
  if (post === undefined) throw new Error('The feed is empty.');
  renderWithStores(app.store, <PostCard post={post} />);
  return { ...app, post };
}

const trigger = { name: 'More for this post' };

describe('the menu of a post', () => {
  const OTHERS = ['Copy link', 'Share on WhatsApp'];
  it.each([
    ['guest', ['Complain formally', ...OTHERS]],
    ['reader', ['Ask someone to answer', 'Report', 'Block', 'Complain formally', 'Not interested', ...OTHERS]],
    [
      'writer',
      [
        'Reply',
        'Ask someone to answer',
        'Report',
        'Block',
        'Complain formally',
        'Message',
        'Not interested',
        ...OTHERS,
      ],
    ],
  ] as const)('[RO-POST-ACTIONS] has what a %s may do to a post of another user', async (viewer, actions) => {
    const { post } = await aCard(viewer);
    await userEvent.click(screen.getByRole('button', trigger));
    await screen.findByRole('menu', trigger);
    const named = actions.map((action) =>
      /^(Message|Block)$/.test(action) ? `${action} ${post.author.name}` : action,
    );
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(named);
  });

  it('[RO-POST-ACTIONS] has what its author may do to a post, and nothing against themselves', async () => {
    const app = await startMemoryApp({ as: 'writer' });
    const [post] = app.store(FeedKey).visible;
    if (post === undefined) throw new Error('The feed is empty.');
    renderWithStores(app.store, <PostCard post={{ ...post, isMine: true }} />);
    await userEvent.click(screen.getByRole('button', trigger));
    await screen.findByRole('menu', trigger);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Reply',
      ...OTHERS,
      'Edit',
      'Delete',
    ]);
  });

  it('has what a feature adds beside the others, in its place', async () => {
    const { post, app } = await aCard('guest');
    const saved: string[] = [];
    app.container.bind<readonly PostMenuAction[]>(PostMenuPartKey).toConstantValue([
      {
        place: 63,
        itemFor: ({ id }, { membership }) =>
          membership.isLoggedIn ? null : { key: 'save', label: 'Save', onSelect: () => saved.push(id) },
      },
    ]);
    await userEvent.click(screen.getByRole('button', trigger));
    await screen.findByRole('menu');
    const labels = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(labels).toEqual(['Complain formally', 'Copy link', 'Save', 'Share on WhatsApp']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save' }));
    expect(saved).toEqual([post.id]);
  });

  it('leads to the box for a reply', async () => {
    const { store, post } = await aCard('writer');
    const visited: string[] = [];
    store(NavigationKey).attach({
      push: (to) => visited.push(to),
      replace: (to) => visited.push(to),
      back: () => undefined,
    });
    await userEvent.click(screen.getByRole('button', trigger));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    expect(visited).toEqual([replyPathOf(post.id)]);
  });

  it('takes a post out of the feed, and a pseudonym with all its posts; both come back', async () => {
    const { store, toasts, post, settle } = await aCard('reader');
    const feed = store(FeedKey);
    const ids = () => feed.visible.map(({ id }) => id);
    const all = ids();
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', trigger));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await settle();
    };
    await choose('Not interested');
    expect(ids()).toEqual(all.filter((id) => id !== post.id));
    toasts.shown.at(-1)?.props.onLinkClick?.();
    await settle();
    expect(ids()).toEqual(all);
    await choose(`Block ${post.author.name}`);
    expect(feed.visible.some(({ author }) => author.name === post.author.name)).toBe(false);
    expect(store(HidingKey).names).toMatchObject({ value: [post.author.name] });
    await store(HidingKey).unblock(post.author.name);
    expect(ids()).toEqual(all);
  });

  it('is back as it was where the service refuses', async () => {
    const { store, line, toasts, post } = await aCard('reader');
    const before = store(FeedKey).visible.length;
    line.failNext(failureOf(500));
    await store(HidingKey).hide(post);
    line.failNext(failureOf(500));
    await store(HidingKey).block(post.author.name);
    expect(store(FeedKey).visible).toHaveLength(before);
    expect(toasts.shown).not.toEqual([]);
  });

  it('leads to a report, which says what is missing and thanks', async () => {
    const { store, toasts, settle } = await aCard('reader');
    renderWithStores(store, <ReportOverlay />);
    await userEvent.click(screen.getByRole('button', trigger));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const send = await screen.findByRole('button', { name: 'Send report' });
    await userEvent.click(send);
    expect(await screen.findByText('Choose what is wrong with it.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'It insults or threatens' }));
    await userEvent.type(screen.getByRole('textbox'), 'In the last line.');
    await userEvent.click(send);
    await settle();
    expect(toasts.shown.at(-1)).toMatchObject({ type: 'success', text1: 'Thank you. A moderator will review it.' });
    expect(store(ReportsKey).target).toBeNull();
  });

  it('copies the link by keyboard, closes and gives the focus back', async () => {
    const { store, toasts, post } = await aCard('guest');
    screen.getByRole('button', trigger).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Copy link' });
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    while (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const clipboard = store(ClipboardPort);
    expect(clipboard instanceof MemoryClipboard && clipboard.text).toBe(`http://localhost/p/${post.id}`);
    expect(toasts.shown).toMatchObject([{ type: 'success', text1: 'Link copied to clipboard!' }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', trigger)));
  });

  it('closes on Escape and does nothing', async () => {
    const { toasts } = await aCard('guest');
    await userEvent.click(screen.getByRole('button', trigger));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(toasts.shown).toEqual([]);
  });
});
