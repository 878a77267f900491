import { expect, it } from 'vitest';
import { ok } from '@/core/kernel/common/result';
import type { CompanyPage } from '@/core/research/company/company-filters';
import type { CompanyTenure } from '@/core/research/tenure/tenure.rules';
import { CompanyListStore } from './company-list.store';

it('shows the rows with the facts that make them taller', async () => {
  let answer: (facts: readonly CompanyTenure[]) => void = () => undefined;
  const facts = new Promise<readonly CompanyTenure[]>((resolve) => {
    answer = resolve;
  });
  const page = { items: [{ urlName: 'vaayuna' }] } as unknown as CompanyPage;
  const asked: string[] = [];
  const list = new CompanyListStore(
    { listCompanies: async () => ok(page), listCompanyFilters: async () => ok([]) },
    {
      listTenureFacts: async ({ companies }) => {
        asked.push(companies);
        return ok(await facts);
      },
    },
  );
  const shown = list.show('/list-of-companies');
  await expect.poll(() => asked).toEqual(['vaayuna']);
  expect(list.page.state).toBe('loading');
  answer([]);
  await shown;
  expect(list.page.state).toBe('ready');
});
