// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Viewer } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryClipboard } from '@/adapters/memory/memory-clipboard';
import { ClipboardPort } from '@/core/sharing/clipboard.port';
import { FeedKey } from '@/stores/posting/keys';
import { PostCard } from './post-card';

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
  it.each(['guest', 'reader', 'writer'] as const)('has the actions with a screen for a %s', async (viewer) => {
    await aCard(viewer);
    await userEvent.click(screen.getByRole('button', trigger));
    await screen.findByRole('menu', trigger);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy link']);
  });

  it('copies the link by keyboard, closes and gives the focus back', async () => {
    const { store, toasts, post } = await aCard('guest');
    screen.getByRole('button', trigger).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Copy link' });
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    if (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}');
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
