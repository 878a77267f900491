// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { postPathOf } from '@/core/talk/posting/post-path';
import { LazyParts } from '@/stores/kernel/common/lazy-parts';
import type { CheckedWordsProps } from '@/views/kernel/content-checks/checked-words';
import { CheckedWordsViewKey } from '@/views/kernel/content-checks/lazy-checked-words';
import { PostScreen } from './post-screen';

afterEach(cleanup);

it('is there with the press that opens it, and asks about details, though the code of the checks has not come', async () => {
  const { app, store, world } = await startMemoryApp({ as: 'writer' });
  const path = postPathOf(aMemoryPost(world).id);
  await app.prefetch(path);
  const checks = new LazyParts<'view', ComponentType<CheckedWordsProps>>({ view: () => new Promise(() => undefined) });
  (await app.container.rebindAsync(CheckedWordsViewKey)).toConstantValue(checks);
  await app.arrive(path, '');
  renderWithStores(store, <PostScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Write a comment' }));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('Call me on 98765 43210.');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  expect(screen.getByRole('button', { name: 'Post anyway' })).toBe(document.activeElement);
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toBe(box);
  expect(box.value).toBe('Call me on 98765 43210.');
});
