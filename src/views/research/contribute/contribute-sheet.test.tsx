// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CONTRIBUTION_POINTS } from '@/core/kernel/common/contribution-limits.rules';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import { CONTRIBUTION_KINDS } from '@/core/research/contribute/contribution-kind';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ContributeSomething } from './contribute-something';

afterEach(cleanup);

it('[OV-CONTRIBUTE] the sheet of contributions lists the kinds that the app has, about the company, and closes', async () => {
  const { store } = await startMemoryApp({ address: '/jobs/vaayuna-technologies-jobs' });
  renderWithStores(store, <ContributeSomething />);
  await userEvent.click(screen.getByRole('button', { name: 'Contribute' }));
  const sheet = await screen.findByRole('dialog', { name: 'Share what you know' });
  const { screens } = store(NavigationKey);
  const company = 'vaayuna-technologies';
  const addresses = CONTRIBUTION_KINDS.flatMap((kind) => contributionAddress(screens, kind, { company }) ?? []);
  const links = within(sheet)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(addresses);
  const [review] = within(sheet).getAllByRole('link');
  expect(review?.textContent).toContain('about 4 min');
  expect(review?.textContent).toContain(`${CONTRIBUTION_POINTS.review} points`);
  for (const address of addresses) expect(address).toContain('company=vaayuna-technologies');
  expect(links.length).toBeGreaterThanOrEqual(2);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
