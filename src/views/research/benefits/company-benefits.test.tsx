// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { BenefitRecords } from '@/adapters/memory/research/benefits/benefit-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ContributionRecords } from '@/adapters/memory/research/contribute/contribution-records';
import { WaitingCards } from '@/adapters/memory/research/contribute/waiting-cards';
import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import { CompanyBenefits } from './company-benefits';

afterEach(cleanup);

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

async function theBenefitsWithOneThatWaits(isItsAuthor: boolean) {
  const { world } = await startMemoryApp();
  world.records(CompanyRecords).add({ companyId: 1, urlName: 'acme', companyName: 'Acme', industry: 'IT' });
  const [author, other] = [aMemoryUser(world, { isReader: true }), aMemoryUser(world, { isReader: true })];
  const waiting = world.records(WaitingCards);
  waiting.showWithinHours = CARDS_SHOW_WITHIN_HOURS;
  const report = { kind: 'benefits', about: null, month: '2026-11', text: 'Leave is granted at once.' } as const;
  world.records(ContributionRecords).store(
    author,
    { kind: 'benefit', key: 'k', said: report, companyId: 1, once: null, report },
    (id) => waiting.keep(id, () => () => undefined),
    () => {
      throw new Error('It is the first one.');
    },
  );
  const me = isItsAuthor ? author : other;
  const here = await startMemoryApp({ as: 'reader', me, world, address: '/benefits/acme-benefits' });
  renderWithStores(here.store, <CompanyBenefits />);
}

describe('the benefits of a company', () => {
  it('have above them what their viewer sent and others do not see yet', async () => {
    await theBenefitsWithOneThatWaits(true);
    const own = within(screen.getByRole('region', { name: 'Your report of benefits' }));
    expect(own.getByText('Leave is granted at once.')).not.toBeNull();
    expect(own.getByText(/^Only you see it now\. Others see it from .*, without your name\.$/)).not.toBeNull();
    expect(own.getByRole('link', { name: 'Your contributions' }).getAttribute('href')).toBe('/user/contributions');
  });

  it('have nothing of what another user sent and others do not see yet', async () => {
    await theBenefitsWithOneThatWaits(false);
    expect(screen.queryByText('Leave is granted at once.')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your report of benefits' })).toBeNull();
  });

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
    expect(screen.getByText('There is no benefit “gold”, so all are shown.')).not.toBeNull();
    expect(screen.getByText('We get 1.')).not.toBeNull();
  });
});
