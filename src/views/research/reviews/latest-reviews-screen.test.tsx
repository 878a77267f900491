// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { MemorySessionChanges } from '@/adapters/memory/account/session/memory-session-changes';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { LatestReviewsKey } from '@/stores/research/reviews/keys';
import { LatestReviewsScreen } from './latest-reviews-screen';
import { messages } from './messages';

afterEach(cleanup);

async function theReviews() {
  const { world } = await startMemoryApp();
  world
    .records(CompanyRecords)
    .add({ companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies', industry: 'IT' });
  const me = aMemoryUser(world, { isReader: true });
  const reviews = world.records(ReviewRecords);
  for (let place = 0; place < 25; place += 1) {
    reviews.add({
      companyId: 1,
      rating: 4,
      createdAt: world.clock.now() + place,
      ...(place === 0 ? { authorId: me.id } : {}),
    });
  }
  for (const review of reviews.all) if (review.authorId !== me.id) review.marks.add(me.id);
  const here = await startMemoryApp({ as: 'writer', world, address: '/reviews' });
  renderWithStores(here.store, <LatestReviewsScreen />);
  return { me, here };
}

const marked = () => screen.queryAllByRole('button', { name: /^Helpful/, pressed: true }).length;

describe('the newest reviews', () => {
  it('are below a heading, so that no level is left out', async () => {
    await theReviews();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1)).toEqual([]);
  });

  it('have the industries with the most companies beside them', async () => {
    await theReviews();
    const industries = within(screen.getByRole('navigation', { name: messages.byIndustry }));
    const link = industries.getByRole('link', { name: /^IT Services/ });
    expect(link.getAttribute('href')).toBe('/list-of-companies?industry=it-services');
  });

  it('have the marks of the user who signs in in another tab, on all loaded pages, and lose them with their session', async () => {
    const { me, here } = await theReviews();
    const { list } = here.store(LatestReviewsKey);
    await list.loadMore();
    await here.settle();
    expect(list.items).toHaveLength(25);
    expect(marked()).toBe(0);
    const otherTab = new MemorySessionChanges(here.browser);
    here.browser.signIn(me);
    otherTab.announce();
    await here.settle();
    expect(marked()).toBe(24);
    expect(screen.getByText('Yours')).not.toBeNull();
    here.browser.signOut();
    otherTab.announce();
    await here.settle();
    expect(marked()).toBe(0);
    expect(screen.queryByText('Yours')).toBeNull();
    expect(list.items).toHaveLength(25);
  });
});
