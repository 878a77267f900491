// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { BenefitRecords } from '@/adapters/memory/research/benefits/benefit-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { BenefitsFormScreen } from './benefits-form-screen';

afterEach(cleanup);

const address = '/contribute/company-benefits?company=vaayuna-technologies';

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

it('the form for benefits says what is missing, is kept over a reload, and sends what is ticked', async () => {
  const { world } = await startMemoryApp();
  const company = {
    companyId: 1,
    urlName: 'vaayuna-technologies',
    companyName: 'Vaayuna Technologies',
    industry: 'IT',
  };
  world.records(CompanyRecords).add(company);
  const first = await startMemoryApp({ world, as: 'reader', address });
  renderWithStores(first.store, <BenefitsFormScreen />);
  await goOn();
  expect(screen.getByText('Choose whether you work there now')).not.toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'No, I left' }));
  await goOn();
  await goOn();
  expect(screen.getByText('Choose at least one benefit')).not.toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Paid leave' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^How are they in practice\?/ }), 'Lunch is free.');
  cleanup();

  const { me, storage } = first;
  const { store, settle } = await startMemoryApp({
    world,
    me,
    storage,
    as: 'reader',
    address: `${address}&step=benefits`,
  });
  renderWithStores(store, <BenefitsFormScreen />);
  expect(screen.getByRole('checkbox', { name: 'Paid leave' })).toHaveProperty('checked', true);
  await goOn();
  expect((await screen.findByRole('region', { name: 'This is what others see' })).textContent).toContain(
    'Lunch is free.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send the benefits' }));
  await settle();
  expect(world.records(BenefitRecords).of(1)).toMatchObject([
    { codes: ['PAID_LEAVE'], text: 'Lunch is free.', isCurrent: false, proof: null },
  ]);
});
