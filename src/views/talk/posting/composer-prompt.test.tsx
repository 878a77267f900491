// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { ComposerPrompt } from './composer-prompt';

afterEach(cleanup);

it('the line above the feed says that there is a draft, and continues it', async () => {
  const { store, settle } = await startMemoryApp({ as: 'writer' });
  const composer = store(ComposerKey);
  renderWithStores(store, <ComposerPrompt />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask or share something' }));
  composer.writing.changeContent('Has anyone bought out 90 days?');
  composer.close();
  await userEvent.click(await screen.findByRole('button', { name: 'Draft kept · Continue' }));
  await settle();
  expect(composer).toMatchObject({ isOpen: true, writing: { draft: { inputText: 'Has anyone bought out 90 days?' } } });
  composer.discard();
  expect(await screen.findByRole('button', { name: 'Ask or share something' })).toBeTruthy();
});

it('the line above the feed says that a draft is not kept on a device that keeps none', async () => {
  const { store, storage } = await startMemoryApp({ as: 'writer' });
  storage.isFull = true;
  const composer = store(ComposerKey);
  renderWithStores(store, <ComposerPrompt />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask or share something' }));
  composer.writing.changeContent('Has anyone bought out 90 days?');
  composer.close();
  expect(await screen.findByRole('button', { name: 'Draft not kept yet · Continue' })).toBeTruthy();
});
