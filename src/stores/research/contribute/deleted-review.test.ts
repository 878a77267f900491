import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { contributionMessages } from '@/core/research/contribute/contribution-messages';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import { ReviewFormKey } from './keys';

it('a change of a review that was deleted on another page says so and keeps the answers, which are a new review then', async () => {
  const { world } = await startMemoryApp();
  const company = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies' };
  world.records(CompanyRecords).add({ ...company, industry: 'IT' });
  const address = '/contribute/company-review-v3?company=vaayuna-technologies';
  const { app, store, toasts } = await startMemoryApp({ world, as: 'newcomer', address });
  const form = store(ReviewFormKey);
  const writing = store(ReviewContributionsPort);
  const own = async () => {
    const answer = await writing.getOwnReview({ company: company.urlName });
    if (!answer.ok) throw new Error(answer.failure.message);
    return answer.value;
  };
  const likes = 'Shifts are planned a month ahead and nobody calls on Sundays.';
  const dislikes = 'The canteen closes at two and the cabs come late.';
  form.change({ companyName: company.companyName, isCurrent: true, rating: 4, likes, dislikes });
  await form.submit();
  const first = await own();
  await app.arrive('/contribute/company-review-v3', '?company=vaayuna-technologies');
  const changed = `${likes} That is rare.`;
  form.change({ likes: changed });
  expect(form.values.reviewId).toBe(first?.reviewId);
  await writing.deleteReview({ reviewId: first?.reviewId ?? '' });
  await form.submit();
  expect(await own()).toBeNull();
  expect(toasts.shown.map(({ text2 }) => text2)).toContain(contributionMessages.gone);
  expect(form.values).toMatchObject({ reviewId: null, likes: changed });
  await form.submit();
  expect((await own())?.review.likes).toBe(changed);
});
