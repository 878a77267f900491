import { expect, it } from 'vitest';
import type { CareerStatus, WorkingCareer } from '@/core/account/career-status/career-status';
import type { Profile } from '@/core/account/profile/profile';
import { ok } from '@/core/kernel/common/result';
import type { Company } from '@/core/research/company/company';
import { OwnCompanyStore } from './own-company.store';

function storeOf(works: string | null, listed: string) {
  const asked: string[] = [];
  const working = works === null ? null : ({ companyName: works } as WorkingCareer);
  const profile = { careerStatus: { type: 'working', working } as CareerStatus } as Profile;
  const store = new OwnCompanyStore(
    {
      getCompany: ({ urlName }) => {
        asked.push(urlName);
        return Promise.resolve(ok({ companyName: listed, urlName } as Company));
      },
    },
    { profile, state: { state: 'ready', value: profile } },
  );
  return { store, asked };
}

it('is the company of the career status', async () => {
  const { store, asked } = storeOf('Kolamba Retail', 'Kolamba Retail');
  await store.load();
  expect(store.company?.companyName).toBe('Kolamba Retail');
  expect(asked).toEqual(['kolamba-retail']);
  store.forget();
  expect(store.company).toBeNull();
});

it('is nobody else’s: not a company of another name, and none without a career', async () => {
  const other = storeOf('Kolamba Retail', 'Kolamba-Retail India');
  await other.store.load();
  expect(other.store.company).toBeNull();
  const none = storeOf(null, 'Kolamba Retail');
  await none.store.load();
  expect(none.store.company).toBeNull();
  expect(none.asked).toEqual([]);
});
