// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { postPathOf } from '@/core/posting/post-path';
import { LazyParts } from '@/stores/common/lazy-parts';
import type { CommentBoxProps } from './comment-box';
import { CommentBox } from './comment-box';
import { CommentBoxPartKey } from './comment-box-part';
import { PostScreen } from './post-screen';

afterEach(cleanup);

it('the box opens with its code; where that does not come it closes with a toast, and the next press opens it', async () => {
  const { app, store, world, toasts } = await startMemoryApp({ as: 'writer' });
  let isOnline = false;
  const load = async (): Promise<ComponentType<CommentBoxProps>> => {
    if (!isOnline) throw new Error('The connection is gone.');
    return CommentBox;
  };
  const path = postPathOf(aMemoryPost(world).id);
  await app.prefetch(path);
  (await app.container.rebindAsync(CommentBoxPartKey)).toConstantValue(new LazyParts({ view: load }));
  await app.arrive(path, '');
  renderWithStores(store, <PostScreen />);
  const prompt = () => screen.getByRole('button', { name: 'Write a comment' });
  await userEvent.click(prompt());
  await waitFor(() =>
    expect(toasts.shown.map(({ text1 }) => text1)).toContain('That did not load. Check your connection and try again.'),
  );
  await waitFor(() => expect(document.activeElement).toBe(prompt()));
  isOnline = true;
  await userEvent.click(prompt());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your comment' })));
});
