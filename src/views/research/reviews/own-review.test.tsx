// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { MemorySessionChanges } from '@/adapters/memory/account/session/memory-session-changes';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import type { OwnReviewStatus } from '@/core/research/contribute/review-contributions.port';
import { ReviewFormKey } from '@/stores/research/contribute/keys';
import { CompanyReviews } from './company-reviews';

afterEach(cleanup);

const address = '/reviews/vaayuna-technologies-reviews';
const form = '/contribute/company-review-v3?company=vaayuna-technologies';

async function theReviews(own: OwnReviewStatus | null) {
  const { world } = await startMemoryApp();
  world
    .records(CompanyRecords)
    .add({ companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies', industry: 'IT' });
  const createdAt = world.clock.now();
  for (const rating of [3, 4]) world.records(ReviewRecords).add({ companyId: 1, rating, createdAt });
  const me = aMemoryUser(world, { isReader: true });
  if (own !== null) {
    const review = { id: OWN_ID, likes: 'A calm rota', authorId: me.id, status: own };
    world.records(ReviewRecords).add({ companyId: 1, rating: 5, createdAt, ...review });
  }
  const start = async () => {
    const here = await startMemoryApp({ as: 'reader', me, world, address });
    renderWithStores(here.store, <CompanyReviews />);
    return here;
  };
  return { me, world, start };
}

const OWN_ID = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11';
const card = () => within(screen.getByRole('region', { name: 'Your review' }));

describe('the card of the user’s own review', () => {
  it.each([
    ['LIVE', 'View review', `${address}?review=${OWN_ID}`],
    ['REJECTED', 'Edit Review', form],
  ] as const)('[ST-CONTRIB-TITLES] of one that is %s has the title %s and leads there', async (status, title, href) => {
    await (await theReviews(status)).start();
    expect(card().getByRole('link', { name: title }).getAttribute('href')).toBe(href);
  });

  it('[ST-CONTRIB-TITLES] says Review submitted of one that is being checked, which is not in the list', async () => {
    await (await theReviews('PENDING')).start();
    expect(card().getByText('Review submitted')).not.toBeNull();
    expect(screen.queryByText('A calm rota')).toBeNull();
  });

  it('[ST-CONTRIB-TITLES] says Complete review where one is written on the device and not sent', async () => {
    const { me, world, start } = await theReviews(null);
    const writing = await startMemoryApp({ as: 'reader', me, world, address: form });
    writing.store(ReviewFormKey).change({ likes: 'A calm rota, and shifts that hold.' }, 'likes');
    cleanup();
    const { storage } = writing;
    const here = await startMemoryApp({ as: 'reader', me, world, address, storage });
    renderWithStores(here.store, <CompanyReviews />);
    // A draft is found by code that loads after the page.
    await here.settle();
    expect(card().getByRole('link', { name: 'Complete review' }).getAttribute('href')).toBe(form);
    cleanup();
    await (await start()).settle();
    expect(screen.queryByRole('region', { name: 'Your review' })).toBeNull();
  });

  it('goes with a review that the user deletes, and comes back with it', async () => {
    const here = await (await theReviews('LIVE')).start();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await here.settle();
    expect(screen.queryByRole('region', { name: 'Your review' })).toBeNull();
    here.toasts.shown[0]?.props.onLinkClick?.();
    await here.settle();
    expect(card().getByRole('link', { name: 'View review' })).not.toBeNull();
  });

  it('is that of another user as soon as they sign in in another tab, and goes when nobody is signed in', async () => {
    const here = await (await theReviews(null)).start();
    const { world, browser } = here;
    const other = aMemoryUser(world, { isReader: true, userName: 'MonsoonOtter' });
    const review = { id: OWN_ID, likes: 'A calm rota', authorId: other.id, status: 'REJECTED' } as const;
    world.records(ReviewRecords).add({ companyId: 1, rating: 5, createdAt: world.clock.now(), ...review });
    expect(screen.queryByRole('region', { name: 'Your review' })).toBeNull();
    const otherTab = new MemorySessionChanges(browser);
    browser.signIn(other);
    otherTab.announce();
    await here.settle();
    expect(card().getByRole('link', { name: 'Edit Review' }).getAttribute('href')).toBe(form);
    browser.signOut();
    otherTab.announce();
    await here.settle();
    expect(screen.queryByRole('region', { name: 'Your review' })).toBeNull();
  });

  it('comes with the mark of the review in the list, also for a user who signs in in another tab', async () => {
    const { me, world } = await theReviews('LIVE');
    const here = await startMemoryApp({ as: 'writer', world, address });
    renderWithStores(here.store, <CompanyReviews />);
    expect(screen.queryByText('Yours')).toBeNull();
    const otherTab = new MemorySessionChanges(here.browser);
    here.browser.signIn(me);
    otherTab.announce();
    await here.settle();
    expect(screen.getByText('Yours')).not.toBeNull();
    here.browser.signOut();
    otherTab.announce();
    await here.settle();
    expect(screen.queryByText('Yours')).toBeNull();
  });

  it('comes with the marks of the user who signs in in another tab, and they go with their session', async () => {
    const { me, world } = await theReviews('LIVE');
    for (const review of world.records(ReviewRecords).all) if (review.id !== OWN_ID) review.marks.add(me.id);
    const marked = () => screen.queryAllByRole('button', { name: /^Helpful/, pressed: true }).length;
    const here = await startMemoryApp({ as: 'writer', world, address });
    renderWithStores(here.store, <CompanyReviews />);
    expect(marked()).toBe(0);
    const otherTab = new MemorySessionChanges(here.browser);
    here.browser.signIn(me);
    otherTab.announce();
    await here.settle();
    expect(marked()).toBe(2);
    here.browser.signOut();
    otherTab.announce();
    await here.settle();
    expect(marked()).toBe(0);
  });

  it('is for its author alone', async () => {
    const { world } = await theReviews('LIVE');
    for (const as of ['guest', 'writer'] as const) {
      const here = await startMemoryApp({ as, world, address });
      renderWithStores(here.store, <CompanyReviews />);
      expect(screen.getByText('A calm rota')).not.toBeNull();
      expect(screen.queryByRole('region', { name: 'Your review' })).toBeNull();
      cleanup();
    }
  });
});
