import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/company/company-records';
import { ReviewFormKey, SimilarReviewsKey } from './keys';

it('counts what the form says of its author, and again without what is left out', async () => {
  const { world } = await startMemoryApp();
  const company = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies' };
  world.records(CompanyRecords).add({ ...company, industry: 'IT' });
  const address = '/contribute/company-review-v3?company=vaayuna-technologies';
  const { store, line } = await startMemoryApp({ world, as: 'newcomer', address });
  const [form, similar] = [store(ReviewFormKey), store(SimilarReviewsKey)];
  await similar.count();
  expect([similar.state.state, line.countOf('countSimilarReviews')]).toEqual(['idle', 0]);
  form.change({ isCurrent: true, years: 4 }, 'isCurrent');
  await similar.count();
  const none = { jobProfile: null, departmentId: null, city: null };
  expect(similar.state).toMatchObject({ value: { alike: 0, without: { ...none, years: 0 } } });
  similar.leaveOut('years');
  await similar.count();
  expect(form.values.years).toBeNull();
  expect(similar.state).toMatchObject({ value: { alike: 0, without: { ...none, years: null } } });
});

it('asks for nothing for a guest', async () => {
  const { store, line } = await startMemoryApp({ address: '/contribute/company-review-v3' });
  store(ReviewFormKey).change({ companyName: 'Vaayuna Technologies', isCurrent: true }, 'companyName');
  await store(SimilarReviewsKey).count();
  expect(line.countOf('countSimilarReviews')).toBe(0);
});
