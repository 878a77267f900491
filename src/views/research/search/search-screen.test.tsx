// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { SearchScreen } from './search-screen';

afterEach(cleanup);

it('names the answer, and lists the others without it', async () => {
  const { world } = await startMemoryApp({ address: '/session' });
  const companies = world.records(CompanyRecords);
  for (const [companyId, companyName] of [
    [900, 'Acme Looms'],
    [901, 'Acme Banks'],
  ] as const)
    companies.add({ companyId, companyName, urlName: `acme-${companyId}`, industry: 'Textiles' });
  Object.assign(companies.find(901)?.figures ?? {}, { reviews: 5, ratingTotal: 20 });
  const { store } = await startMemoryApp({ world, address: '/search?q=acme' });
  renderWithStores(store, <SearchScreen />);
  const answer = within(screen.getByRole('region', { name: 'Answer' }));
  expect(answer.getByRole('link', { name: /^Acme Banks/ }).getAttribute('href')).toBe('/overview/acme-901-overview');
  const others = within(screen.getByRole('region', { name: 'Companies' }));
  expect(others.getByRole('link', { name: /^Acme Looms/ })).not.toBeNull();
  expect(others.queryByRole('link', { name: /^Acme Banks/ })).toBeNull();
});
