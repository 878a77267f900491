// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asEmployee } from '@tests/support/as-employee';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { SalaryListKey, SalaryReportKey } from '@/stores/research/salaries/keys';
import { CompanySalaries } from './company-salaries';
import { SalaryTable } from './salary-table';

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

const group = (name: string) => ({
  key: name,
  name,
  figure: {
    count: 4,
    importedCount: 0,
    band: null,
    newest: '2026-06',
    isStale: false,
    recentCount: 4,
    checkedCount: 0,
    lowestTenth: null,
    lowerQuartile: null,
    median: null,
    upperQuartile: null,
    highestTenth: null,
    medianMargin: null,
    confidence: null,
  },
});

it.each([
  ['Vaayuna Technologies', 'Your company'],
  ['Data Analyst', 'Your job title'],
])('%s is the first row for those who work there, with the words: %s', async (own, words) => {
  const { store } = await startMemoryApp({
    ...(await asEmployee('Vaayuna Technologies', 'Data Analyst')),
    address: '/salaries',
  });
  renderWithStores(
    store,
    <SalaryTable
      groups={[group('Kendrika Mart'), group(own)]}
      head="Of"
      caption="Figures"
      hrefOf={() => '/salaries'}
    />,
  );
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual([`${own} ${words}`, 'Kendrika Mart']);
});

it('a guest has no own rows', async () => {
  const { store } = await startMemoryApp({ address: '/salaries' });
  const groups = [group('Kendrika Mart'), group('Vaayuna Technologies')];
  renderWithStores(store, <SalaryTable groups={groups} head="Of" caption="Figures" hrefOf={() => '/salaries'} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    groups.map(({ name }) => name),
  );
});
