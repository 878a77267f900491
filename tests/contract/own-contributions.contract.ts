import { describe, expect, it } from 'vitest';
import { DAY_MS, dayInIndia, parseStartOfDay } from '@/core/kernel/common/india-calendar.rules';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import type { InterviewContribution } from '@/core/research/contribute/interview-contribution';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { ContributionWithdrawalsPort, OwnContributionListPort } from '@/core/research/contributions/contributions.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { aKey } from './harness/submissions';

const DETAIL = 'Shifts are planned a month ahead and the pay comes on the day.';
const COMPANY = { companyName: 'Vaayuna Technologies', companyUrlName: 'vaayuna-technologies' };
const ASIDE = { departmentId: null, city: null };
const LIVE = { status: 'LIVE', reasons: [] } as const;

const aSalary = {
  ...{ companyName: COMPANY.companyName, jobProfile: 'Software Engineer', locationId: 1, department: null },
  ...{ totalExperience: 4, fixedSalary: { lakhs: 14, thousand: 50 }, variableSalary: null, stockDetail: null },
  ...{ currentSalary: true, year: null, isConfirmed: true },
} as const;

const anInterview: InterviewContribution = {
  ...{ companyName: 'Neelgiri Textiles', jobProfile: 'Engineering Manager', locationId: null, month: '2026-01' },
  ...{ experience: 'experienced', difficulty: 'hard', outcome: 'offer', isFair: true, days: 12, appliedThrough: null },
  ...{ rounds: [{ name: 'Panel', minutes: 45, questions: ['How do you plan the shifts?'] }], story: '' },
} as const;

export const ownContributionsContract: Contract = (harness) => {
  describe('what the user contributed about companies', () => {
    it('waits with a company that is not in the list, and is taken away with it', async () => {
      const user = harness().as('reader');
      const companyName = 'Jalatarang Works';
      const newCompany = { city: 'Pune', website: null };
      const said = { ...anInterview, companyName, ...aKey() };
      const giving = user.port(InterviewContributionsPort);
      expectRefusal(await giving.giveInterview(said), 'invalid', 'interview_company_unknown');
      const { interviewId: contributionId } = successOf(await giving.giveInterview({ ...said, newCompany }));
      expect(successOf(await giving.giveInterview({ ...said, newCompany })).interviewId).toBe(contributionId);
      const list = async () => successOf(await user.port(OwnContributionListPort).listOwnContributions()).items;
      const waiting = {
        kind: 'company',
        status: 'PENDING',
        companyName,
        companyUrlName: '',
        about: null,
        counting: null,
      };
      expect((await list()).find(({ id }) => id === contributionId)).toMatchObject({ ...waiting, showsAt: null });
      const withdrawals = user.port(ContributionWithdrawalsPort);
      const named = { kind: 'company', contributionId } as const;
      successOf(await withdrawals.withdrawContribution(named));
      expect((await list()).some(({ id }) => id === contributionId)).toBe(false);
      successOf(await withdrawals.restoreContribution(named));
      expect((await list()).find(({ id }) => id === contributionId)).toMatchObject(waiting);
    });

    it('is their own alone, with where each stands, until they delete it', async () => {
      const [user, other] = [harness().as('writer'), harness().as('otherWriter')];
      const { companyName } = COMPANY;
      const review = {
        ...{ rating: 4, aspects: {}, title: null, likes: DETAIL, dislikes: DETAIL, jobProfile: null, ...ASIDE },
        ...{ employment: null, isCurrent: true, years: null },
      };
      const { reviewId } = successOf(
        await user.port(ReviewContributionsPort).giveReview({ companyName, review, ...aKey() }),
      );
      const benefits = { companyName, codes: ['PAID_LEAVE'], text: null, isCurrent: true, ...ASIDE };
      const { reportId } = successOf(
        await user.port(BenefitContributionsPort).giveBenefits({ ...benefits, ...aKey() }),
      );
      const { salaryId } = successOf(await user.port(SalaryContributionsPort).giveSalary({ ...aSalary, ...aKey() }));

      const own = successOf(await user.port(OwnContributionListPort).listOwnContributions()).items;
      const found = (id: string) => own.find((one) => one.id === id);
      expect(found(reviewId)).toMatchObject({ kind: 'review', ...COMPANY, ...LIVE, about: null });
      expect(found(reportId)).toMatchObject({ kind: 'benefits', ...COMPANY, ...LIVE, about: null });
      expect(found(salaryId)).toMatchObject({
        ...{ kind: 'salary', ...COMPANY, about: 'Software Engineer', reasons: [] },
        pay: { fixed: 1_450_000, variable: 0, stock: 0, joiningBonus: 0, years: 4, city: expect.any(String) },
      });
      expect(found(reviewId)?.pay).toBeNull();
      const months = own.map(({ month }) => month);
      expect(months).toEqual(months.toSorted().toReversed());

      const others = successOf(await other.port(OwnContributionListPort).listOwnContributions()).items;
      expect(others.filter(({ id }) => [reviewId, reportId, salaryId].includes(id))).toEqual([]);

      successOf(await user.port(ReviewContributionsPort).deleteReview({ reviewId }));
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
      const writing = user.port(ReviewContributionsPort);
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
        return successOf(await user.port(ReviewContributionsPort).giveReview({ ...given, ...aKey() })).reviewId;
      };
      const [earlier, newest] = [await give(4), await give(2)];
      const { items } = successOf(await user.port(OwnContributionListPort).listOwnContributions());
      const reviews = items.filter(({ id }) => [earlier, newest].includes(id));
      expect(reviews).toMatchObject([{ id: newest, kind: 'review', ...LIVE }]);
    });

    it('says from when figures count each: pay with a snapshot, a review, an interview and benefits of a new account after three days', async () => {
      const user = await harness().newcomer();
      const list = async () => successOf(await user.port(OwnContributionListPort).listOwnContributions()).items;
      const { companyName } = COMPANY;
      const review = {
        ...{ rating: 4, aspects: {}, title: null, likes: `${DETAIL} So it was.`, dislikes: DETAIL, jobProfile: null },
        ...{ ...ASIDE, employment: null, isCurrent: true, years: null },
      };
      const given = { companyName: 'Neelgiri Textiles', review, ...aKey() };
      const { reviewId } = successOf(await user.port(ReviewContributionsPort).giveReview(given));
      const { interviewId } = successOf(
        await user.port(InterviewContributionsPort).giveInterview({ ...anInterview, ...aKey() }),
      );
      await harness().takeSalarySnapshot();
      const { asOf } = successOf(
        await user.port(SalaryReadingPort).getSalaryReport({ company: COMPANY.companyUrlName }),
      );
      const today = parseStartOfDay(asOf ?? '').getTime();
      const giving = user.port(SalaryContributionsPort);
      const { salaryId } = successOf(await giving.giveSalary({ ...aSalary, ...aKey() }));
      const year = Number(dayInIndia(today).slice(0, 4)) - 2;
      const { salaryId: earlier } = successOf(
        await giving.giveSalary({ ...aSalary, ...aKey(), currentSalary: false, year }),
      );
      const ofManager = { ...aSalary, jobProfile: 'Engineering Manager', isConfirmed: true };
      const { salaryId: first } = successOf(
        await giving.giveSalary({ ...ofManager, ...aKey(), currentSalary: false, year }),
      );
      const benefits = { companyName, codes: ['PAID_LEAVE'], text: null, isCurrent: true, ...ASIDE };
      const { reportId } = successOf(
        await user.port(BenefitContributionsPort).giveBenefits({ ...benefits, ...aKey() }),
      );
      const counting = async () =>
        new Map((await list()).map(({ id, counting, countsFrom }) => [id, [counting, countsFrom]]));
      const inDays = (days: number) => dayInIndia(today + days * DAY_MS);
      expect(await counting()).toEqual(
        new Map<string, unknown>([
          [salaryId, ['LATER', inDays(14)]],
          [earlier, ['INSTEAD', null]],
          [first, ['LATER', inDays(14)]],
          [reviewId, ['LATER', expect.stringMatching(/^20/)]],
          [interviewId, ['LATER', expect.stringMatching(/^20/)]],
          [reportId, ['LATER', expect.stringMatching(/^20/)]],
        ]),
      );
      const [, from] = (await counting()).get(interviewId) ?? [];
      expect([inDays(3), inDays(4)]).toContain(from);
      harness().pass(14 * DAY_MS);
      await harness().seedSalaries([]);
      const later = await counting();
      expect([salaryId, interviewId, earlier].map((id) => later.get(id)?.[0])).toEqual([
        'COUNTED',
        'COUNTED',
        'INSTEAD',
      ]);
      expect(later.get(first)?.[0]).toBe('COUNTED');
      const { salaryId: second } = successOf(await giving.giveSalary({ ...ofManager, ...aKey() }));
      await harness().seedSalaries([]);
      const last = await counting();
      expect([first, second].map((id) => last.get(id)?.[0])).toEqual(['INSTEAD', 'COUNTED']);
    });

    it('is refused to a guest', async () => {
      expectNotSignedIn(await harness().as('guest').port(OwnContributionListPort).listOwnContributions());
    });

    it('is withdrawn at once by its author alone, brought back, and told again', async () => {
      const [user, other, guest] = [harness().as('writer'), harness().as('otherWriter'), harness().as('guest')];
      const interview = {
        ...{ companyName: COMPANY.companyName, jobProfile: 'Software Engineer', locationId: null, month: '2026-07' },
        ...({ experience: null, difficulty: 'fair', outcome: 'offer', isFair: null, days: null } as const),
        ...{ appliedThrough: null, rounds: [{ name: 'Panel', minutes: 45, questions: [] }], story: DETAIL },
      };
      const give = () => user.port(InterviewContributionsPort).giveInterview({ ...interview, ...aKey() });
      const { interviewId: contributionId } = successOf(await give());
      const named = { kind: 'interview', contributionId } as const;
      const [port, others, guests] = [user, other, guest].map((one) => one.port(ContributionWithdrawalsPort));
      if (port === undefined || others === undefined || guests === undefined) throw new Error('Nobody is there.');
      const list = async () => successOf(await user.port(OwnContributionListPort).listOwnContributions());
      const isListed = async (id = contributionId) => (await list()).items.some((one) => one.id === id);
      const { total } = await list();
      expectNotSignedIn(await guests.withdrawContribution(named));
      expectNotSignedIn(await guests.restoreContribution(named));
      for (const call of [others.withdrawContribution, others.restoreContribution])
        expectRefusal(await call.call(others, named), 'notFound', 'contribution_not_found');
      const wrong = { ...named, kind: 'salary' } as const;
      expectRefusal(await port.withdrawContribution(wrong), 'notFound', 'contribution_not_found');
      expectRefusal(await port.restoreContribution(wrong), 'notFound', 'contribution_not_found');

      successOf(await port.withdrawContribution(named));
      successOf(await port.withdrawContribution(named));
      expect([await isListed(), (await list()).total]).toEqual([false, total - 1]);
      expectRefusal(await others.restoreContribution(named), 'notFound', 'contribution_not_found');
      successOf(await port.restoreContribution(named));
      successOf(await port.restoreContribution(named));
      expect([await isListed(), (await list()).total]).toEqual([true, total]);

      successOf(await port.withdrawContribution(named));
      const { interviewId: again } = successOf(await give());
      expect(await isListed(again)).toBe(true);
      expectRefusal(await port.restoreContribution(named), 'conflict', 'contribution_told_again');
    });

    it.each(['salary', 'benefits'] as const)('of the kind %s is withdrawn and brought back', async (kind) => {
      const user = harness().as('otherWriter');
      const listed = async () =>
        successOf(await user.port(OwnContributionListPort).listOwnContributions()).items.filter(
          (one) => one.kind === kind,
        );
      const { companyName } = COMPANY;
      if (kind === 'benefits') {
        const benefits = { companyName, codes: ['PAID_LEAVE'], text: null, isCurrent: true, ...ASIDE };
        successOf(await user.port(BenefitContributionsPort).giveBenefits({ ...benefits, ...aKey() }));
      } else {
        const salary = {
          ...{ companyName, jobProfile: 'Software Engineer', locationId: 1, department: null, currentSalary: true },
          ...{ year: null, totalExperience: 4, fixedSalary: { lakhs: 6, thousand: 50 }, variableSalary: null },
          ...{ stockDetail: null, isConfirmed: true },
        };
        successOf(await user.port(SalaryContributionsPort).giveSalary({ ...salary, ...aKey() }));
      }
      const before = await listed();
      const named = { kind, contributionId: before[0]?.id ?? '' };
      successOf(await user.port(ContributionWithdrawalsPort).withdrawContribution(named));
      expect(await listed()).toEqual(before.slice(1));
      successOf(await user.port(ContributionWithdrawalsPort).restoreContribution(named));
      expect(await listed()).toEqual(before);
    });
  });
};
