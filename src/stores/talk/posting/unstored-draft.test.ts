import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { postingMessages } from '@/core/talk/posting/posting-messages';
import { ComposerKey } from './keys';

it('a draft that the device does not keep lives as long as the page, and the composer says so as it closes', async () => {
  const { store, storage, toasts } = await startMemoryApp({ as: 'writer', address: '/communities' });
  const composer = store(ComposerKey);
  composer.open({ touchpoint: 'feed', community: null });
  storage.isFull = true;
  composer.writing.changeContent('Has anyone?');
  composer.close();
  expect(toasts.shown[0]?.text1).toBe(postingMessages.keptWhileOpen);
  expect(composer.writing.draft.inputText).toBe('Has anyone?');
});
