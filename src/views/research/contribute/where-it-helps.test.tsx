// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import type { Company } from '@/core/research/company/company';
import { PromptsKey } from '@/stores/research/contribute/keys';
import { WhereItHelps } from './where-it-helps';

afterEach(cleanup);

it('names the kind with the fewest, draws no bar for up to four salaries, and can be put off', async () => {
  const { store } = await startMemoryApp({ as: 'newcomer', address: '/features' });
  const counts = { totalReviews: 3, totalSalaries: 0, totalInterviews: 6 };
  const company = { companyName: 'Kolamba Retail', urlName: 'kolamba-retail', counts } as Company;
  renderWithStores(store, <WhereItHelps company={company} thinnest="review" />);
  expect(screen.getByText('Kolamba Retail has fewer reviews than anything else.')).not.toBeNull();
  const bars = screen.getAllByRole('listitem');
  expect(bars.map((bar) => [bar.textContent, bar.querySelector('rect')?.getAttribute('width')])).toEqual([
    ['SalariesFewer than 5', undefined],
    ['Reviews3', '50%'],
    ['Interviews6', '100%'],
  ]);
  expect(screen.getByRole('link', { name: 'Add a review' }).getAttribute('href')).toContain('kolamba-retail');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(store(PromptsKey).asksFor('review')).toBe(false);
});
