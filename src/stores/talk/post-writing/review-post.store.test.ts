import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { postingMessages } from '@/core/talk/posting/posting-messages';
import { LoginKey } from '@/stores/account/session/keys';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { ReviewPostKey } from './keys';

async function aReview(as: 'writer' | 'reader' | 'guest') {
  const here = await startMemoryApp({ as });
  const reviews = here.world.records(ReviewRecords);
  reviews.add({ companyId: 1, rating: 2, createdAt: 1, likes: 'Calm rota' });
  return { ...here, reviewId: reviews.all.find(({ likes }) => likes === 'Calm rota')?.id ?? '' };
}

it('a post about a review begins in the composer, unless a draft is there already', async () => {
  const { store, reviewId, toasts } = await aReview('writer');
  await store(ReviewPostKey).discuss(reviewId);
  expect([store(ComposerKey).isOpen, store(DraftKey).draft.inputText]).toEqual([
    true,
    expect.stringContaining('“Calm rota”'),
  ]);
  const { inputText, selectedCommunity } = store(DraftKey).draft;
  expect(selectedCommunity).toMatchObject({ type: 'company', entityId: 1 });
  store(ComposerKey).close();
  store(DraftKey).changeTitle('Mine');
  await store(ReviewPostKey).discuss(reviewId);
  expect(store(DraftKey).draft).toMatchObject({ title: 'Mine', inputText });
  expect(toasts.shown[0]?.text1).toBe(postingMessages.draftInTheWay);
});

it('is for writers, and says when it was lost', async () => {
  const reader = await aReview('reader');
  await reader.store(ReviewPostKey).discuss(reader.reviewId);
  expect([reader.store(ComposerKey).isOpen, reader.line.countOf('generateReviewPost')]).toEqual([false, 0]);
  const { store, line, reviewId, toasts } = await aReview('writer');
  line.goOffline();
  await store(ReviewPostKey).discuss(reviewId);
  expect([store(ComposerKey).isOpen, toasts.shown[0]?.text1]).toEqual([false, postingMessages.notBegun]);
});

it('waits for the login of a guest, and begins after it, once', async () => {
  const guest = await aReview('guest');
  const { reviewId, storage, world } = guest;
  await guest.store(ReviewPostKey).discuss(reviewId);
  await guest.settle();
  expect(guest.store(LoginKey).isOpen).toBe(true);
  const first = await startMemoryApp({ as: 'writer', storage, world });
  await first.settle();
  expect(first.store(ComposerKey).isOpen).toBe(true);
  expect(first.store(DraftKey).draft.inputText).toContain('“Calm rota”');
  first.store(ComposerKey).discard();
  const second = await startMemoryApp({ as: 'writer', storage, world, me: first.me });
  await second.settle();
  expect(second.store(ComposerKey).isOpen).toBe(false);
});
