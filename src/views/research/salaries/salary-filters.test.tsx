// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { messages } from './messages';
import { SalaryFilters } from './salary-filters';

afterEach(cleanup);

it.each([
  [null, null, ''],
  [{ key: 'pune', name: 'Pune' }, null, messages.counted(55)],
  [null, '2-3', messages.counted(55)],
] as const)('with the city %j and the experience %j the status says: %j', async (location, experience, said) => {
  const { store } = await startMemoryApp({ address: '/salaries/vaayuna-technologies-salaries' });
  const { state } = store(SalaryReportKey);
  if (state.state !== 'ready') throw new Error('There is no report.');
  const report = { ...state.value, location, experience, figure: { ...state.value.figure, count: 55 } };
  renderWithStores(store, <SalaryFilters report={report} />);
  expect(screen.getByRole('status').textContent).toBe(said);
});
