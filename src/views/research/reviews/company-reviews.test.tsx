// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import type { MemoryReview } from '@/adapters/memory/research/reviews/memory-review';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { CONTRIBUTION_POINTS } from '@/core/kernel/common/contribution-limits.rules';
import { RESULTS_ID } from '@/views/kernel/filters/filter-ids';
import { CompanyReviews } from './company-reviews';

afterEach(cleanup);

const address = '/reviews/vaayuna-technologies-reviews';
const company = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies', industry: 'IT' };
const DAY_MS = 86_400_000;

async function theReviews(reviews: readonly Partial<MemoryReview>[], query = '', options: MemoryAppOptions = {}) {
  const { world } = await startMemoryApp();
  world.records(CompanyRecords).add(company);
  for (const [place, review] of reviews.entries()) {
    const createdAt = world.clock.now() - place * DAY_MS;
    world.records(ReviewRecords).add({ companyId: 1, rating: 4, createdAt, ...review });
  }
  const here = await startMemoryApp({ ...options, world, address: address + query });
  renderWithStores(here.store, <CompanyReviews />);
  return here;
}

const six = [
  { rating: 5, likes: 'A calm rota', liked: ['shifts'] },
  { rating: 5 },
  { rating: 4 },
  { rating: 4 },
  { rating: 3, dislikes: 'Late letters' },
  { rating: 1 },
].map((review) => ({ location: 'Kochi', ...review }));

describe('the reviews of a company', () => {
  it('[ER-EMPTY-REVIEWS] says so where there are none', async () => {
    await theReviews([]);
    expect(screen.getByText('Employees haven’t posted any reviews yet.')).not.toBeNull();
  });

  it.each([
    ['', '6 reviews'],
    ['?rating=5', '2 reviews of 6'],
    ['?rating=5&q=rota', '1 review of 6'],
    ['?rating=5,1', '3 reviews of 6'],
    ['?liked=constructor', '6 reviews'],
  ])('filtered by "%s" the status says: %s', async (query, said) => {
    await theReviews(six, query);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said);
  });

  it('have a sentence beside each topic that is listed, as text, on the side that says it', async () => {
    const of = { liked: ['food'], disliked: ['pay', 'shifts'], dislikes: 'Rosters change. <i>The salary</i> is late.' };
    await theReviews(six.map((review) => ({ ...review, ...of, likes: 'Small rooms. The canteen is clean.' })));
    const topics = within(screen.getByRole('region', { name: 'What people write about most' }));
    const said = topics
      .getAllByRole('listitem')
      .map((item) => [
        within(item).getByRole('link').getAttribute('href'),
        item.querySelector('p')?.textContent,
        item.querySelector('i'),
      ]);
    expect(said).toEqual([
      [`${address}?liked=food#${RESULTS_ID}`, '“The canteen is clean.”', null],
      [`${address}?disliked=pay#${RESULTS_ID}`, '“<i>The salary</i> is late.”', null],
      [`${address}?disliked=shifts#${RESULTS_ID}`, '“Rosters change.”', null],
    ]);
  });

  it('have their rating in a number, a word and counts, and no rating below five', async () => {
    await theReviews(six);
    const ratings = within(screen.getByRole('region', { name: 'Ratings' }));
    expect(ratings.getByText('3.7')).not.toBeNull();
    expect(ratings.getByText('Good.')).not.toBeNull();
    expect(ratings.getByLabelText('5 of 5: 2 reviews, 33 per cent')).not.toBeNull();
    const asked = `Each earns ${CONTRIBUTION_POINTS.review} points, whether it praises or criticises.`;
    expect(ratings.getByText(asked, { exact: false })).not.toBeNull();
    cleanup();
    await theReviews(six.slice(0, 4));
    expect(screen.getByText('No rating yet. It appears once there are five reviews.')).not.toBeNull();
  });

  it('begin at their start where the address names a place in the list that does not exist, and say so', async () => {
    await theReviews(six, '?after=nonsense');
    expect(screen.getByText(/We do not know “nonsense”/)).not.toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.queryByText(/did not load/)).toBeNull();
  });

  it('are narrowed by the address; what does not exist is named, and a way out of nothing is offered', async () => {
    await theReviews(six, '?rating=5&location=kochi,atlantis');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 reviews of 6');
    expect(screen.getByText(/We do not know “atlantis”/)).not.toBeNull();
    cleanup();
    await theReviews(six, '?rating=2&location=kochi');
    const way = screen.getByRole('link', { name: 'Remove “2 of 5”' });
    expect(way.getAttribute('href')).toBe(`${address}?location=kochi`);
  });

  it('are found helpful by readers, once, and back; guests log in first', async () => {
    const { settle } = await theReviews(six, '?rating=1', { as: 'reader' });
    const press = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Helpful/ }));
      await settle();
      return screen.getByRole('button', { name: /^Helpful/ });
    };
    const marked = await press();
    expect([marked.textContent, marked.getAttribute('aria-pressed')]).toEqual(['Helpful 1', 'true']);
    const back = await press();
    expect([back.textContent, back.getAttribute('aria-pressed')]).toEqual(['Helpful 0', 'false']);
    cleanup();
    await theReviews(six, '?rating=1');
    await userEvent.click(screen.getByRole('button', { name: /^Helpful/ }));
    expect(screen.getByRole('button', { name: /^Helpful/ }).textContent).toBe('Helpful 0');
  });
});
