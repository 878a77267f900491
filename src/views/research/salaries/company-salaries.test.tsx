// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { SalaryListKey, SalaryReportKey } from '@/stores/research/salaries/keys';
import { CompanySalaries } from './company-salaries';

afterEach(cleanup);

it('one press loads the figures and the list of roles after both failed', async () => {
  const { store, browser, settle } = await startMemoryApp({ address: '/salaries/vaayuna-technologies-salaries' });
  browser.line.goOffline();
  await Promise.all([store(SalaryReportKey).retry(), store(SalaryListKey).retry()]);
  renderWithStores(store, <CompanySalaries />);
  browser.line.goOnline();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect([store(SalaryReportKey).state.state, store(SalaryListKey).state.state]).toEqual(['ready', 'ready']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
