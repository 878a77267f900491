// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { VersionRecords } from '@/adapters/memory/talk/versions/version-records';
import { VersionsKey } from '@/stores/talk/versions/keys';
import { EditedMark } from './edited-mark';
import { VersionsOverlay } from './versions-overlay';

afterEach(cleanup);

async function anApp({ isMine = true } = {}) {
  const app = await startMemoryApp({ as: 'writer' });
  const post = aMemoryPost(app.world, { authorId: isMine ? app.me.id : null });
  const writtenAt = '2026-11-03T08:35:00.000Z';
  app.world.records(VersionRecords).keep(post.id, { title: 'Earlier', content: 'Call me at home.', writtenAt });
  renderWithStores(
    app.store,
    <>
      <EditedMark path={{ versionedType: 'post', versionedId: post.id }} isMine={isMine} />
      <VersionsOverlay />
    </>,
  );
  const open = () => userEvent.click(screen.getByRole('button', { name: 'edited: read earlier versions' }));
  return { ...app, post, open };
}

describe('what a post said before', () => {
  it('is read with its moment, and removed by its author', async () => {
    const { open, settle, toasts, world, post } = await anApp();
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions of this post' });
    await waitFor(() => expect(dialog.textContent).toContain('Call me at home.'));
    expect(screen.getByRole('heading', { name: 'From 3 Nov 2026, 2:05 pm' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove earlier versions' }));
    await settle();
    expect(world.records(VersionRecords).of(post.id)).toEqual([]);
    expect(toasts.shown.map(({ text1 }) => text1)).toContain('Earlier versions removed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is offered to nobody else, who sees that it was changed', async () => {
    await anApp({ isMine: false });
    expect(screen.getByText('edited')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what went wrong, and can be tried again', async () => {
    const { open, line, settle, toasts } = await anApp();
    line.failNext(failureOf(500));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Call me at home.');
    line.failNext(failureOf(409, 'not_now'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove earlier versions' }));
    await settle();
    expect(toasts.shown.map(({ text1 }) => text1)).toContain('Couldn’t remove the earlier versions.');
    expect(screen.getByText('Call me at home.')).toBeTruthy();
  });

  it('is forgotten with the session', async () => {
    const { open, store } = await anApp();
    await open();
    await screen.findByText('Call me at home.');
    store(VersionsKey).forget();
    expect(store(VersionsKey)).toMatchObject({ target: null, loaded: { state: 'idle' } });
  });
});
