// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { BenefitRecords } from '@/adapters/memory/benefits/benefit-records';
import { CompanyRecords } from '@/adapters/memory/company/company-records';
import { CompanyBenefits } from './company-benefits';

afterEach(cleanup);

/** Opens the benefits of a company of which each list of codes is reported once. */
async function theBenefits(reports: readonly (readonly string[])[], query = '') {
  const { world } = await startMemoryApp();
  const company = {
    companyId: 1,
    urlName: 'vaayuna-technologies',
    companyName: 'Vaayuna Technologies',
    industry: 'IT',
  };
  world.records(CompanyRecords).add(company);
  for (const codes of reports) {
    world
      .records(BenefitRecords)
      .add({ companyId: 1, codes, text: `We get ${codes.length}.`, createdAt: world.clock.now() });
  }
  const here = await startMemoryApp({ world, address: `/benefits/vaayuna-technologies-benefits${query}` });
  renderWithStores(here.store, <CompanyBenefits />);
}

describe('the benefits of a company', () => {
  it('[ER-EMPTY-BENEFITS] says so where there are none', async () => {
    await theBenefits([]);
    expect(screen.getByText('Employees haven’t shared any benefits yet.')).not.toBeNull();
  });

  it('are counted by group, and each leads to what is said of it', async () => {
    await theBenefits([['HEALTH_INSURANCE', 'TRAINING'], ['HEALTH_INSURANCE']], '?benefit=training');
    const health = screen.getByRole('link', { name: 'Health insurance 2 of 2' });
    expect(health.getAttribute('href')).toContain('?benefit=health-insurance');
    expect(screen.getByText('We get 2.')).not.toBeNull();
    expect(screen.queryByText('We get 1.')).toBeNull();
  });

  it('of an address that names none are all shown, with a word', async () => {
    await theBenefits([['TRAINING']], '?benefit=gold');
    expect(screen.getByText('We do not know a benefit “gold”, so all are shown.')).not.toBeNull();
    expect(screen.getByText('We get 1.')).not.toBeNull();
  });
});
