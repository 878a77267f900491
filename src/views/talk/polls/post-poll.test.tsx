// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import type { Viewer } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { BallotRecords } from '@/adapters/memory/talk/polls/ballot-records';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostsKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { PostPoll } from './post-poll';

afterEach(cleanup);

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const post = useStore(PostsKey).find(id);
  return post && <PostPoll post={post} />;
});

const DAY_MS = 86_400_000;

async function aPoll(as: Viewer, isMine = false) {
  const here = await startMemoryApp({ as });
  const { id } = aMemoryPost(here.world, { kind: 'poll', authorId: isMine ? here.me.id : null });
  here.world.records(BallotRecords).add(id, ['Yes', '<b>No</b>'], 2 * DAY_MS, [3, 0]);
  const read = await here.store(FeedReadingPort).getPost({ postId: id });
  if (read.ok) here.store(PostsKey).keep([read.value]);
  renderWithStores(here.store, <Shown id={id} />);
  return { ...here, id };
}

const shares = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('asks, and shows the result after the vote, which can be changed', async () => {
  await aPoll('reader');
  expect(screen.getByText('closes in 2 days')).toBeTruthy();
  expect(screen.getByText('You see the results after you vote')).toBeTruthy();
  expect(screen.queryByText('100%')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '<b>No</b>' }));
  // The pressed answer is removed: the focus moves on.
  expect(document.activeElement?.className).toBe('poll');
  await waitFor(() => expect(shares()).toEqual(['Yes75%', '<b>No</b>Your vote25%']));
  expect(screen.getByText('4 votes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change my vote' }));
  expect(screen.getByRole('button', { name: '<b>No</b>', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my vote' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change my vote' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(shares()).toEqual(['YesYour vote100%', '<b>No</b>0%']));
});

it('tells a guest why there is no result, and shows the author one without a vote', async () => {
  await aPoll('guest');
  expect(screen.getByText('Log in to vote and to see the result')).toBeTruthy();
  cleanup();
  await aPoll('writer', true);
  expect(shares()).toEqual(['Yes100%', '<b>No</b>0%']);
  expect(screen.getByText('Your poll')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the result by itself when it ends', async () => {
  const { time } = await aPoll('reader');
  time.advance(3 * DAY_MS);
  await waitFor(() => expect(shares()).toEqual(['Yes100%', '<b>No</b>0%']));
  expect(screen.getByText('Final result')).toBeTruthy();
});
