// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { anAuthor } from '@tests/support/a-post';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { AnswerRequestsKey } from '@/stores/talk/answer-requests/keys';
import { AnswerRequestOverlay } from './answer-request-overlay';

afterEach(cleanup);

async function anApp() {
  const app = await startMemoryApp({ as: 'reader' });
  const other = aMemoryUser(app.world, { isReader: true, isWriter: true, userName: 'QuietBulbul' });
  aMemoryPost(app.world, { authorId: other.id, author: anAuthor({ name: 'QuietBulbul' }) });
  const post = aMemoryPost(app.world, { author: anAuthor({ name: 'AskingAda' }) });
  renderWithStores(app.store, <AnswerRequestOverlay />);
  return { ...app, post, requests: app.store(AnswerRequestsKey) };
}

describe('asking for an answer', () => {
  it('names who can be asked, and each of them once', async () => {
    const { requests, post, settle } = await anApp();
    await requests.open(post.id);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask QuietBulbul' }));
    await settle();
    const asked = await screen.findByRole('button', { name: 'Asked QuietBulbul' });
    expect(asked.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(asked);
    expect(screen.getByRole('status').textContent).toBe('You can ask 4 more.');
    await userEvent.click(asked);
    await settle();
    expect(screen.getByRole('status').textContent).toBe('You can ask 4 more.');
  });

  it('says what went wrong, and can be tried again', async () => {
    const { requests, post, line, toasts, settle } = await anApp();
    line.failNext(failureOf(500));
    await requests.open(post.id);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await settle();
    const ask = await screen.findByRole('button', { name: 'Ask QuietBulbul' });
    line.failNext(failureOf(422, 'too_many_answer_requests'));
    await userEvent.click(ask);
    await settle();
    expect(toasts.shown.map(({ text1, text2 }) => [text1, text2])).toContainEqual([
      'Couldn’t ask QuietBulbul.',
      'Refused with 422.',
    ]);
    expect(screen.queryByRole('button', { name: /^Asked / })).toBeNull();
  });

  it('closes on Escape', async () => {
    const { requests, post } = await anApp();
    await requests.open(post.id);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.postId).toBeNull();
  });
});
