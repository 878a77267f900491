// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { NextStepKey } from '@/stores/research/contribute/keys';
import { NextStepScreen } from './next-step-screen';

afterEach(cleanup);

it.each([null, 'company'] as const)(
  'a review that waits for a moderator is thanked for with that state, and with no hour (%s)',
  async (named) => {
    const app = await startMemoryApp({ as: 'writer', address: '/contribute/next-step?k=review' });
    const [company] = app.world.records(CompanyRecords).all;
    if (company === undefined) throw new Error('The world has no company.');
    const { companyId, companyName, urlName } = company;
    const review = { companyId, rating: 4, createdAt: 0, status: 'PENDING', authorId: app.me.id } as const;
    app.world.records(ReviewRecords).add(review);
    await app.store(NextStepKey).open('review', named === null ? null : urlName);
    renderWithStores(app.store, <NextStepScreen />);
    expect(screen.getByText('Only you see it until a moderator has decided.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/24 hours|random hour/);
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(way('See it in your contributions')).toBe('/user/contributions');
    if (named === null) expect(way('Go to the feed')).toBe('/');
    else expect(way(`Back to ${companyName}`)).toBe(`/overview/${urlName}-overview`);
  },
);

it.each([
  ['writer', null, 'Share what you know'],
  ['writer', 'salary', 'Nothing has been sent'],
  ['writer', 'compare', 'Nothing has been sent'],
  ['guest', 'review', 'Nothing has been sent'],
] as const)('thanks no %s who sent nothing (%s), and asks for a contribution', async (as, after, title) => {
  const app = await startMemoryApp({ as, address: '/contribute/next-step' });
  await app.store(NextStepKey).open(after, null);
  renderWithStores(app.store, <NextStepScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.body.textContent).not.toMatch(/Thank you|We have it/);
  expect(screen.getByRole('link', { name: /Write a review/ }).getAttribute('href')).toMatch(/company-review/);
});

it('thanks a user whose list of contributions could not be read', async () => {
  const app = await startMemoryApp({ as: 'writer', address: '/contribute/next-step?k=review' });
  app.line.failNext(failureOf(500));
  await app.store(NextStepKey).open('review', null);
  renderWithStores(app.store, <NextStepScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you');
});
