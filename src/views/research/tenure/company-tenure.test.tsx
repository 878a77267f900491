// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { TenureRecords } from '@/adapters/memory/research/tenure/tenure-records';
import type { TenureAnswers } from '@/core/research/tenure/tenure.rules';
import { NO_TENURE_ANSWERS } from '@/core/research/tenure/tenure.rules';
import { CompanyTenure } from './company-tenure';

afterEach(cleanup);

const address = '/tenure/vaayuna-technologies-joining-and-leaving';

async function theTab(reports: readonly Partial<TenureAnswers>[]) {
  const { world } = await startMemoryApp();
  const company = {
    companyId: 1,
    urlName: 'vaayuna-technologies',
    companyName: 'Vaayuna Technologies',
    industry: 'IT',
  };
  world.records(CompanyRecords).add(company);
  const records = world.records(TenureRecords);
  for (const [place, answers] of reports.entries()) {
    const about = {
      companyId: 1,
      jobProfileId: null,
      departmentId: null,
      locationId: null,
      joined: '2023-Q2',
      left: '2026-Q3',
    };
    const told = { told: '2026-Q4', authorId: null, waitsUntil: null };
    records.add({ id: `report-${place}`, ...about, ...told, answers: { ...NO_TENURE_ANSWERS, ...answers } });
  }
  if (reports.length > 0) records.takeSnapshot();
  const here = await startMemoryApp({ world, address });
  renderWithStores(here.store, <CompanyTenure />);
}

function times<Value>(count: number, value: Value): readonly Value[] {
  return Array.from({ length: count }, () => value);
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('joining and leaving a company', () => {
  it('begins with the time until the money, with its people, bars and the law', async () => {
    await theTab([
      ...times(10, { settlement: 'UP_TO_30' as const }),
      ...times(15, { settlement: 'UP_TO_60' as const }),
      ...times(10, { settlement: 'OVER_90' as const, offer: 'KEPT' as const }),
    ]);
    const money = part('How long until you get your money?');
    const usual = money.getAllByText('After 31–60 days');
    expect(usual.length).toBeGreaterThan(0);
    expect(money.getByText(/^35 people, newest Oct to Dec 2026\./)).not.toBeNull();
    expect(money.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Within two working days or within 30 days10 people',
      'After 31–60 days15 people',
      'After 61–90 days, after more than 90 days or not paid yet10 people',
    ]);
    expect(money.getByText('The law says two working days.')).not.toBeNull();
    expect(money.getByText(/section 17\(2\), Code on Wages 2019/)).not.toBeNull();
    expect(money.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/salaries/exit-pack']);
  });

  it('names what too few have answered, and shows no count of it', async () => {
    await theTab([...times(6, { offer: 'KEPT' as const }), ...times(4, { settlement: 'OVER_90' as const })]);
    expect(part('How long until you get your money?').getByText('Not known yet')).not.toBeNull();
    const joining = part('Joining');
    expect(joining.getByRole('heading', { name: 'Offer' })).not.toBeNull();
    expect(joining.getByText(/^6 people, newest Oct to Dec 2026\./)).not.toBeNull();
    expect(joining.getByText(/^Too few answers yet: Joining date, Unpaid training, Bond/)).not.toBeNull();
    expect(joining.queryByText(/4/)).toBeNull();
  });

  it('says so where nothing is counted, and asks for a report', async () => {
    await theTab([]);
    expect(screen.getByText('No figures yet.')).not.toBeNull();
    expect(part('How long until you get your money?').getByText('The law says two working days.')).not.toBeNull();
    expect(screen.getByText(/Vaayuna Technologies keeps offers, gives relieving letters/)).not.toBeNull();
  });
});
