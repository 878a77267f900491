import { failureOf } from '@tests/support/failure-of';
import { expect, it } from 'vitest';
import { fail, ok } from '@/core/kernel/common/result';
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

it('shows the rows without facts that fail, and keeps those shown from the facts of an earlier press', async () => {
  const pageOf = (urlName: string) => ({ items: [{ urlName }] }) as unknown as CompanyPage;
  const answers: ((page: CompanyPage) => void)[] = [];
  const list = new CompanyListStore(
    {
      listCompanies: async () => ok(await new Promise<CompanyPage>((resolve) => answers.push(resolve))),
      listCompanyFilters: async () => ok([]),
    },
    {
      listTenureFacts: async ({ companies }) =>
        companies === 'third' ? fail(failureOf(null)) : ok([{ urlName: companies, figures: [{}] }] as never),
    },
  );
  const first = list.show('/list-of-companies?rating=4');
  const second = list.show('/list-of-companies?rating=3');
  answers[1]?.(pageOf('second'));
  await second;
  answers[0]?.(pageOf('first'));
  await first;
  expect([list.tenureOf('second').length, list.tenureOf('first').length]).toEqual([1, 0]);
  const third = list.show('/list-of-companies');
  answers[2]?.(pageOf('third'));
  await third;
  expect(list.page).toMatchObject({ state: 'ready', value: { items: [{ urlName: 'third' }] } });
  expect(list.tenureOf('third')).toEqual([]);
});
