import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { OMITTABLE_FACTS } from '@/core/research/contribute/similar-contributions.rules';
import {
  BenefitsFormKey,
  InterviewFormKey,
  ReviewFormKey,
  SimilarBenefitsKey,
  SimilarInterviewsKey,
  SimilarReviewsKey,
} from './keys';

async function aWorld() {
  const { world } = await startMemoryApp();
  const company = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies' };
  world.records(CompanyRecords).add({ ...company, industry: 'IT' });
  return world;
}

it('counts what the form says of its author, and again without what is left out', async () => {
  const world = await aWorld();
  const address = '/contribute/company-review-v3?company=vaayuna-technologies';
  const { store, line } = await startMemoryApp({ world, as: 'newcomer', address });
  const [form, similar] = [store(ReviewFormKey), store(SimilarReviewsKey)];
  await similar.count();
  expect([similar.state.state, line.countOf('countSimilarContributions')]).toEqual(['idle', 0]);
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
  expect(line.countOf('countSimilarContributions')).toBe(0);
});

it('counts an interview, of which the city alone can be left out', async () => {
  const { store } = await startMemoryApp({
    world: await aWorld(),
    as: 'newcomer',
    address: '/contribute/interview-story',
  });
  const [form, similar] = [store(InterviewFormKey), store(SimilarInterviewsKey)];
  expect(similar.facts).toBeNull();
  form.change({ companyName: 'Vaayuna Technologies', jobProfile: 'Software Engineer', locationName: 'Pune' });
  await similar.count();
  expect(similar.facts).toMatchObject({ kind: 'interview', isCurrent: null, city: 'Pune' });
  expect(similar.state).toMatchObject({ value: { alike: 0, without: { jobProfile: 0, city: 0, years: null } } });
  expect(OMITTABLE_FACTS.filter((fact) => similar.canLeaveOut(fact))).toEqual(['city']);
  similar.leaveOut('jobProfile');
  similar.leaveOut('city');
  expect(form.values).toMatchObject({ jobProfile: 'Software Engineer', locationName: '', locationId: null });
});

it('counts benefits, of which department and city can be left out', async () => {
  const { store } = await startMemoryApp({
    world: await aWorld(),
    as: 'newcomer',
    address: '/contribute/company-benefits',
  });
  const [form, similar] = [store(BenefitsFormKey), store(SimilarBenefitsKey)];
  form.change({ companyName: 'Vaayuna Technologies', departmentId: 1, city: 'Pune' });
  expect(similar.facts).toBeNull();
  form.change({ isCurrent: false });
  await similar.count();
  expect(similar.state).toMatchObject({ value: { alike: 0, without: { departmentId: 0, city: 0, jobProfile: null } } });
  similar.leaveOut('departmentId');
  similar.leaveOut('city');
  expect(similar.facts).toMatchObject({ kind: 'benefits', departmentId: null, city: null });
});
