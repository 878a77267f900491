import { describe, expect, it } from 'vitest';
import { BenefitWritingPort } from '@/core/contribute/benefit-writing.port';
import { ReviewWritingPort } from '@/core/contribute/review-writing.port';
import { SalaryGivingPort } from '@/core/contribute/salary-giving.port';
import { OwnContributionListPort } from '@/core/contributions/contributions.port';
import { ReviewsPort } from '@/core/reviews/reviews.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, successOf } from './harness/outcomes';
import { aKey } from './harness/submissions';

const DETAIL = 'Shifts are planned a month ahead and the pay comes on the day.';
const COMPANY = { companyName: 'Vaayuna Technologies', companyUrlName: 'vaayuna-technologies' };
const ASIDE = { departmentId: null, city: null };
const LIVE = { status: 'LIVE', countsFrom: null, reasons: [] } as const;

export const ownContributionsContract: Contract = (harness) => {
  describe('what the user contributed about companies', () => {
    it('is their own alone, with where each stands, until they delete it', async () => {
      const [user, other] = [harness().as('writer'), harness().as('otherWriter')];
      const { companyName } = COMPANY;
      const review = {
        ...{ rating: 4, aspects: {}, title: null, likes: DETAIL, dislikes: DETAIL, jobProfile: null, ...ASIDE },
        ...{ employment: null, isCurrent: true, years: null },
      };
      const { reviewId } = successOf(await user.port(ReviewWritingPort).giveReview({ companyName, review, ...aKey() }));
      const benefits = { companyName, codes: ['PAID_LEAVE'], text: null, isCurrent: true, ...ASIDE };
      const { reportId } = successOf(await user.port(BenefitWritingPort).giveBenefits({ ...benefits, ...aKey() }));
      const salary = {
        ...{
          companyName,
          jobProfile: 'Software Engineer',
          locationId: 1,
          department: null,
          currentSalary: true,
          year: null,
        },
        ...{ totalExperience: 4, fixedSalary: { lakhs: 14, thousand: 50 }, variableSalary: null, stockDetail: null },
        ...{ isConfirmed: true },
      };
      const { salaryId } = successOf(await user.port(SalaryGivingPort).giveSalary({ ...salary, ...aKey() }));

      const own = successOf(await user.port(OwnContributionListPort).listOwnContributions()).items;
      const found = (id: string) => own.find((one) => one.id === id);
      expect(found(reviewId)).toMatchObject({ kind: 'review', ...COMPANY, ...LIVE, about: null });
      expect(found(reportId)).toMatchObject({ kind: 'benefits', ...COMPANY, ...LIVE, about: null });
      expect(found(salaryId)).toMatchObject({ kind: 'salary', ...COMPANY, about: 'Software Engineer', reasons: [] });
      const months = own.map(({ month }) => month);
      expect(months).toEqual(months.toSorted().toReversed());

      const others = successOf(await other.port(OwnContributionListPort).listOwnContributions()).items;
      expect(others.filter(({ id }) => [reviewId, reportId, salaryId].includes(id))).toEqual([]);

      successOf(await user.port(ReviewWritingPort).deleteReview({ reviewId }));
      const left = successOf(await user.port(OwnContributionListPort).listOwnContributions()).items;
      expect(left.map(({ id }) => id)).toEqual(own.map(({ id }) => id).filter((id) => id !== reviewId));
    });

    it('has a review that the automatic checks hold, with the words meant, and one of one star that they do not', async () => {
      const user = harness().as('otherWriter');
      const { companyName } = COMPANY;
      const review = {
        ...{ rating: 1, aspects: {}, title: null, likes: DETAIL, dislikes: DETAIL, jobProfile: null, ...ASIDE },
        ...{ employment: null, isCurrent: true, years: null },
      };
      const writing = user.port(ReviewWritingPort);
      const { reviewId } = successOf(await writing.giveReview({ companyName, review, ...aKey() }));
      const listed = async () =>
        successOf(await user.port(OwnContributionListPort).listOwnContributions()).items.find(
          ({ id }) => id === reviewId,
        );
      expect(await listed()).toMatchObject(LIVE);
      const dislikes = `${DETAIL} Call 98765 43210, or ask Rahul sir.`;
      successOf(await writing.editReview({ reviewId, ...review, dislikes }));
      const held = await listed();
      expect(held?.status).toBe('PENDING');
      expect(held?.reasons.map(({ words }) => words)).toEqual([['98765 43210'], ['Rahul sir']]);
      const seen = await harness().as('guest').port(ReviewsPort).getReview({ reviewId });
      expect(seen.ok).toBe(false);
    });

    it('has the newest version of a review alone', async () => {
      const user = harness().as('writer');
      const review = {
        ...{ rating: 4, aspects: {}, title: null, likes: DETAIL, dislikes: DETAIL, jobProfile: null, ...ASIDE },
        ...{ employment: null, isCurrent: true, years: null },
      };
      const give = async (rating: number) => {
        const given = { companyName: COMPANY.companyName, review: { ...review, rating } };
        return successOf(await user.port(ReviewWritingPort).giveReview({ ...given, ...aKey() })).reviewId;
      };
      const [earlier, newest] = [await give(4), await give(2)];
      const { items } = successOf(await user.port(OwnContributionListPort).listOwnContributions());
      const reviews = items.filter(({ id }) => [earlier, newest].includes(id));
      expect(reviews).toMatchObject([{ id: newest, kind: 'review', ...LIVE }]);
    });

    it('is refused to a guest', async () => {
      expectNotSignedIn(await harness().as('guest').port(OwnContributionListPort).listOwnContributions());
    });
  });
};
