// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { anOffer } from '@tests/support/an-offer';
import type { Viewer } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { addMemoryOffers } from '@/adapters/memory/talk/salary-offers/memory-new-offers';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostsKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { PostOffers } from './post-offers';

afterEach(cleanup);

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const post = useStore(PostsKey).find(id);
  return post && <PostOffers post={post} />;
});

async function offers(as: Viewer, count = 2) {
  const here = await startMemoryApp({ as });
  const post = aMemoryPost(here.world, { kind: 'salary' });
  const all = [
    anOffer({ companyName: 'Meghanta Cloud', fixed: 2_600_000, currentSalary: true, stock: null }),
    anOffer({ companyName: 'Dhruvanta Pay' }),
  ];
  addMemoryOffers(here.world, post, all.slice(0, count), [3, 1].slice(0, count));
  const read = await here.store(FeedReadingPort).getPost({ postId: post.id });
  if (read.ok) here.store(PostsKey).keep([read.value]);
  renderWithStores(here.store, <Shown id={post.id} />);
}

const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows the parts apart, the current one marked, and the best of each row bold', async () => {
  await offers('guest');
  expect(rowOf('Fixed')).toEqual(['₹26.0 L', '₹27.0 L']);
  expect(rowOf('Stock, a year')).toEqual(['None', '₹2.0 LRSUs, over 4 years']);
  expect(screen.getByText('₹27.0 L').tagName).toBe('B');
  expect(screen.getByText('₹26.0 L').tagName).toBe('TD');
  expect(screen.getByText('Earned now')).toBeTruthy();
  expect(
    screen.getByRole('img', { name: /^Dhruvanta Pay: Fixed ₹27.0 L; Variable ₹2.5 L; Stock, a year ₹2.0 L/ }),
  ).toBeTruthy();
  expect(screen.getByText('Log in to pick, and to see what readers pick')).toBeTruthy();
});

it('asks which one readers would take, and shows what they pick after that', async () => {
  await offers('reader');
  expect(screen.queryByRole('row', { name: /Readers pick/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Dhruvanta Pay/ }));
  await waitFor(() => expect(rowOf('Readers pick')).toEqual(['60%', '40%Your pick']));
  expect(screen.getByText('5 picks')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change my pick' }));
  await userEvent.click(screen.getByRole('button', { name: /Meghanta Cloud/ }));
  await waitFor(() => expect(rowOf('Readers pick')).toEqual(['80%Your pick', '20%']));
});

it('asks nothing about a single one', async () => {
  await offers('reader', 1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(rowOf('Fixed')).toEqual(['₹26.0 L']);
});
