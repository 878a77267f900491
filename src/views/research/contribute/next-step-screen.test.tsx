// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { nextStepIn } from '@/core/research/contribute/next-step-address';
import { SessionKey } from '@/stores/account/session/keys';
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
  ['writer', '', 'Share what you know'],
  ['writer', '?k=salary', 'Nothing has been sent'],
  ['writer', '?k=compare', 'Share what you know'],
  ['writer', '?k=slider', 'Share what you know'],
  ['guest', '?k=review', 'Share what you know'],
] as const)('thanks no %s who sent nothing (%s), and asks for a contribution', async (as, query, title) => {
  const app = await startMemoryApp({ as, address: '/contribute/next-step' });
  const { after, company } = nextStepIn(`/contribute/next-step${query}`);
  await app.store(NextStepKey).open(after, company);
  renderWithStores(app.store, <NextStepScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.body.textContent).not.toMatch(/Thank you|We have it/);
  expect(screen.getByRole('link', { name: /Add a review/ }).getAttribute('href')).toMatch(/company-review/);
});

it('asks a guest to log in, and then says what the list has', async () => {
  const app = await startMemoryApp({ as: 'guest', address: '/contribute/next-step?k=review' });
  await app.store(NextStepKey).open('review', null);
  renderWithStores(app.store, <NextStepScreen />);
  expect(screen.getByRole('heading', { name: 'Log in to see what you have sent' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('We have nothing of this kind');
  app.browser.signIn(aMemoryUser(app.world));
  await act(() => app.store(SessionKey).checkUser());
  expect(await screen.findByText(/We have nothing of this kind/)).toBeTruthy();
});

it('thanks nobody before the list is known, and nobody for certain if it did not load', async () => {
  const app = await startMemoryApp({ as: 'writer', address: '/contribute/next-step?k=review' });
  app.line.failNext(failureOf(500));
  const opened = app.store(NextStepKey).open('review', null);
  renderWithStores(app.store, <NextStepScreen />);
  expect(screen.getByText('Loading your contributions')).toBeTruthy();
  expect(screen.queryByText('Thank you')).toBeNull();
  await act(() => opened);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you');
  expect(screen.queryByText('We have it.')).toBeNull();
  expect(screen.getByText('Your contributions show what you have sent.')).toBeTruthy();
});
