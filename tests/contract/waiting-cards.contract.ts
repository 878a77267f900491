import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import type { InterviewContribution } from '@/core/research/contribute/interview-contribution';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { CompanyPhotoUploadsPort, PhotoContributionsPort } from '@/core/research/contribute/photo-contributions.port';
import type { ReviewText } from '@/core/research/contribute/review-contributions.port';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import {
  ContributionWithdrawalsPort,
  OwnContributionListPort,
  WaitingCardListPort,
} from '@/core/research/contributions/contributions.port';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, successOf } from './harness/outcomes';
import { aKey } from './harness/submissions';

const companyName = 'Sagarmatha Health';
const company = 'sagarmatha-health';
const WAIT_MS = CARDS_SHOW_WITHIN_HOURS * HOUR_MS;

const aReview = {
  ...{ rating: 4, aspects: {}, title: null, jobProfile: null, departmentId: null, city: null, employment: null },
  ...{ likes: 'The wards are quiet at night and well run.', dislikes: 'The forms are long and on paper still.' },
  ...{ isCurrent: true, years: null },
} as const;

const anInterview = {
  ...{ companyName, jobProfile: 'Nurse', locationId: null, month: '2026-08', experience: null, isFair: null },
  ...({ difficulty: 'fair', outcome: 'offer', days: null, appliedThrough: null } as const),
  story: 'A walk through the wards.',
  rounds: [{ name: 'Panel', minutes: 45, questions: ['How do you hand a ward over at night?'] }],
} as const;

export const waitingCardsContract: Contract = (harness) => {
  const newcomer = async (): Promise<Actor> => {
    harness().showCardsWithin(CARDS_SHOW_WITHIN_HOURS);
    return harness().newcomer();
  };
  const own = async (user: Actor) => successOf(await user.port(OwnContributionListPort).listOwnContributions()).items;
  const letTheDayPass = async (): Promise<void> => {
    harness().pass(WAIT_MS);
    await harness().runRounds();
  };
  const giveReview = (user: Actor, said: Partial<typeof aReview | { readonly likes: string }> = {}) =>
    user.port(ReviewContributionsPort).giveReview({ companyName, review: { ...aReview, ...said }, ...aKey() });
  const giveInterview = (user: Actor, rounds: InterviewContribution['rounds'] = anInterview.rounds) =>
    user.port(InterviewContributionsPort).giveInterview({ ...anInterview, rounds, ...aKey() });

  async function seenBy(viewer: Actor) {
    const reviews = successOf(await viewer.port(ReviewsPort).listReviews({ company }));
    const everywhere = successOf(await viewer.port(ReviewsPort).listReviews({ limit: 50 }));
    const figures = successOf(await viewer.port(ReviewsPort).getReviewFigures({ company }));
    const interviews = successOf(await viewer.port(InterviewReadingPort).listInterviews({ company }));
    const questions = successOf(await viewer.port(InterviewReadingPort).listInterviewQuestions({ company }));
    const benefits = successOf(await viewer.port(BenefitsPort).listBenefitReports({ company }));
    const photos = successOf(await viewer.port(PhotosPort).listPhotos({ company }));
    const head = successOf(await viewer.port(CompanyReadingPort).getCompany({ urlName: company }));
    return {
      reviews: reviews.items.map(({ id }) => id),
      newest: everywhere.items.map(({ id }) => id),
      counted: figures.count,
      held: figures.heldCount,
      interviews: interviews.total,
      questions: questions.total,
      benefits: benefits.items.length,
      photos: photos.total,
      head,
    };
  }

  describe('a new card', () => {
    it('is its author’s alone until its hour has come', async () => {
      const [author, other, guest] = [await newcomer(), harness().as('reader'), harness().as('guest')];
      const before = await seenBy(guest);
      const { reviewId } = successOf(await giveReview(author));
      successOf(await giveInterview(author));
      const benefits = {
        companyName,
        codes: ['PAID_LEAVE'],
        text: 'Leave is granted at once.',
        isCurrent: true,
        departmentId: null,
        city: null,
      };
      successOf(await author.port(BenefitContributionsPort).giveBenefits({ ...benefits, ...aKey() }));
      const { fileKey } = successOf(await author.port(CompanyPhotoUploadsPort).uploadCompanyPhoto(aPng(20, 20)));
      const photos = { companyName, city: null, photos: [{ fileKey, album: 'canteen', caption: '' }] } as const;
      successOf(
        await author.port(PhotoContributionsPort).givePhotos({ ...photos, referrer: '', campaign: '', ...aKey() }),
      );

      const sent = await own(author);
      expect(sent.map(({ kind, status, counting }) => [kind, status, counting]).toSorted()).toEqual(
        ['benefits', 'interview', 'photo', 'review'].map((kind) => [kind, 'LIVE', null]),
      );
      for (const { showsAt } of sent) expect(showsAt).toMatch(/T\d\d:00:00.000Z$/);
      expect(successOf(await author.port(ReviewsPort).getReview({ reviewId }))).toMatchObject({ isMine: true });
      const shownToAuthor = successOf(await author.port(ReviewContributionsPort).getOwnReview({ company }));
      expect(shownToAuthor).toMatchObject({ reviewId, status: 'LIVE', showsAt: expect.any(String) });
      const waiting = successOf(await author.port(WaitingCardListPort).listWaitingCards({ company }));
      expect(waiting.map(({ kind, about, text }) => [kind, about, text]).toSorted()).toEqual([
        ['benefits', null, 'Leave is granted at once.'],
        ['interview', 'Nurse', 'A walk through the wards.'],
        ['photo', null, null],
      ]);
      expect(new Set(waiting.map(({ showsAt }) => showsAt))).toEqual(
        new Set(sent.filter(({ kind }) => kind !== 'review').map(({ showsAt }) => showsAt)),
      );
      for (const viewer of [guest, other]) {
        expect(await seenBy(viewer)).toEqual(before);
        expectRefusal(await viewer.port(ReviewsPort).getReview({ reviewId }), 'notFound', 'review_not_found');
      }

      await letTheDayPass();
      const after = await seenBy(guest);
      expect(after.reviews).toEqual([reviewId]);
      expect([after.interviews, after.questions, after.benefits, after.photos]).toEqual(
        [before.interviews, before.questions, before.benefits, before.photos].map((count) => count + 1),
      );
      expect((await seenBy(other)).reviews).toEqual([reviewId]);
      expect((await own(author)).map(({ showsAt }) => showsAt)).toEqual([null, null, null, null]);
      expect(successOf(await author.port(WaitingCardListPort).listWaitingCards({ company }))).toEqual([]);
    });

    it('is in the list of its author alone, by company', async () => {
      const [author, other] = [await newcomer(), harness().as('reader')];
      const { interviewId } = successOf(await giveInterview(author));
      const cards = (viewer: Actor, at: string) => viewer.port(WaitingCardListPort).listWaitingCards({ company: at });
      expect(successOf(await cards(author, company))).toHaveLength(1);
      expect(successOf(await cards(author, 'vaayuna-technologies'))).toEqual([]);
      expect(successOf(await cards(other, company))).toEqual([]);
      expectRefusal(await cards(author, 'nobody'), 'notFound', 'company_not_found');
      expectRefusal(await cards(harness().as('guest'), company), 'unauthenticated', 'not_signed_in');
      const named = { kind: 'interview', contributionId: interviewId } as const;
      successOf(await author.port(ContributionWithdrawalsPort).withdrawContribution(named));
      expect(successOf(await cards(author, company))).toEqual([]);
    });

    it('of two who were asked the same on one day shows twice, and the question once', async () => {
      const authors = [await newcomer(), await newcomer()];
      const guest = harness().as('guest');
      const before = await seenBy(guest);
      const rounds = [{ name: 'Panel', minutes: 30, questions: ['Which ward is short of hands?'] }];
      for (const author of authors) successOf(await giveInterview(author, rounds));
      await letTheDayPass();
      const after = await seenBy(guest);
      expect([after.interviews, after.questions]).toEqual([before.interviews + 2, before.questions + 1]);
      const { items } = successOf(await guest.port(InterviewReadingPort).listInterviewQuestions({ company }));
      expect(
        items.filter(({ text }) => text.startsWith('Which ward is short')).map(({ askedCount }) => askedCount),
      ).toEqual([0]);
    });

    it('that a check holds waits for both, and shows only then', async () => {
      const [author, guest] = [await newcomer(), harness().as('guest')];
      const before = await seenBy(guest);
      const { reviewId } = successOf(
        await giveReview(author, { likes: 'Ask me on 98100 00210 about the night wards.' }),
      );
      expect((await own(author)).map(({ status, showsAt }) => [status, showsAt])).toEqual([['PENDING', null]]);
      await letTheDayPass();
      expect(await seenBy(guest)).toEqual(before);
      successOf(await author.port(ReviewContributionsPort).editReview({ reviewId, ...aReview }));
      expect(await seenBy(guest)).toEqual(before);
      expect((await own(author)).map(({ status, showsAt }) => [status, typeof showsAt])).toEqual([['LIVE', 'string']]);
      await letTheDayPass();
      expect((await seenBy(guest)).reviews).toContain(reviewId);
    });

    it('is told once while it waits; withdrawn, it can be told again, and is not brought back beside that', async () => {
      const author = await newcomer();
      const { interviewId } = successOf(await giveInterview(author));
      expectRefusal(await giveInterview(author), 'invalid', 'interview_given_already');
      const withdrawals = author.port(ContributionWithdrawalsPort);
      const named = { kind: 'interview', contributionId: interviewId } as const;
      const guest = harness().as('guest');
      const before = await seenBy(guest);
      successOf(await withdrawals.withdrawContribution(named));
      successOf(await withdrawals.restoreContribution(named));
      expect((await own(author)).map(({ showsAt }) => typeof showsAt)).toEqual(['string']);
      successOf(await withdrawals.withdrawContribution(named));
      successOf(await giveInterview(author));
      expectRefusal(await withdrawals.restoreContribution(named), 'conflict', 'contribution_told_again');
      expect(await seenBy(guest)).toEqual(before);
      await letTheDayPass();
      expect((await seenBy(guest)).interviews).toBe(before.interviews + 1);
    });

    it('in place of an earlier review takes the place of its changes, too', async () => {
      const [author, guest] = [await newcomer(), harness().as('guest')];
      const { reviewId } = successOf(await giveReview(author, { likes: 'The porters know every ward by heart.' }));
      await letTheDayPass();
      successOf(await author.port(ReviewContributionsPort).editReview({ reviewId, ...aReview, rating: 1 }));
      successOf(await giveReview(author, { likes: 'The porters have left, which is a pity.' }));
      await letTheDayPass();
      const { earlier } = successOf(
        await guest.port(ReviewsPort).getReview({
          reviewId: successOf(await author.port(ReviewContributionsPort).getOwnReview({ company }))?.reviewId ?? '',
        }),
      );
      expect(earlier.map(({ likes, rating }) => [likes, rating])).toEqual([
        ['The porters know every ward by heart.', 4],
      ]);
    });

    it('in place of an earlier review leaves that one where it is until then', async () => {
      const [author, guest] = [await newcomer(), harness().as('guest')];
      const { reviewId: first } = successOf(await giveReview(author, { likes: 'The day wards are well led, too.' }));
      await letTheDayPass();
      const before = await seenBy(guest);
      expect(before.reviews).toContain(first);
      const { reviewId: newer } = successOf(await giveReview(author, { likes: 'The new head of the ward listens.' }));
      expect(await seenBy(guest)).toEqual(before);
      expect((await own(author)).map(({ id }) => id)).toEqual([newer]);
      await letTheDayPass();
      const after = await seenBy(guest);
      expect([after.reviews.includes(first), after.reviews.includes(newer)]).toEqual([false, true]);
      expect(successOf(await guest.port(ReviewsPort).getReview({ reviewId: newer })).earlier).toHaveLength(1);
    });
  });

  describe('a change of a review that others see', () => {
    const shown = async (said: string) => {
      const author = await newcomer();
      const { reviewId } = successOf(await giveReview(author, { likes: said }));
      await letTheDayPass();
      const edit = async (change: Partial<ReviewText>) =>
        successOf(await author.port(ReviewContributionsPort).editReview({ reviewId, ...aReview, ...change }));
      const read = async (viewer: Actor) => successOf(await viewer.port(ReviewsPort).getReview({ reviewId }));
      return { author, reviewId, edit, read };
    };

    it('is its author’s alone until its hour has come', async () => {
      const { author, reviewId, edit, read } = await shown('The linen is fresh each morning on time.');
      const [guest, other] = [harness().as('guest'), harness().as('reader')];
      const [before, all] = [await read(guest), await seenBy(guest)];
      await edit({ rating: 1, jobProfile: 'Nurse', likes: 'The linen was fresh once.' });
      await edit({ rating: 2, jobProfile: 'Nurse', likes: 'The linen was fresh, but that was long ago.' });
      for (const viewer of [guest, other]) {
        expect(await read(viewer)).toEqual({ ...before, isMine: false });
        expect(await seenBy(viewer)).toEqual(all);
      }
      const changed = { likes: 'The linen was fresh, but that was long ago.', rating: 2 };
      expect(await read(author)).toMatchObject({ ...changed, isEdited: true, isMine: true });
      const { items } = successOf(await author.port(ReviewsPort).listReviews({ company }));
      expect(items.find(({ id }) => id === reviewId)).toMatchObject(changed);
      const form = successOf(await author.port(ReviewContributionsPort).getOwnReview({ company }));
      expect(form).toMatchObject({ status: 'LIVE', showsAt: null, review: { ...changed, jobProfile: 'Nurse' } });
      const [listed] = await own(author);
      expect(listed).toMatchObject({ about: 'Nurse', status: 'LIVE', counting: expect.any(String) });
      expect(listed?.showsAt).toMatch(/T\d\d:00:00.000Z$/);
      await letTheDayPass();
      expect(await read(guest)).toMatchObject({ ...changed, isEdited: true });
      expect((await own(author)).map(({ showsAt }) => showsAt)).toEqual([null]);
    });

    it('that a check holds takes it off only then', async () => {
      const { author, reviewId, edit, read } = await shown('The canteen serves at night as well.');
      await edit({ likes: 'Ask me on 98100 00210 about the canteen.' });
      const guest = harness().as('guest');
      expect((await read(guest)).likes).toBe('The canteen serves at night as well.');
      await letTheDayPass();
      expectRefusal(await guest.port(ReviewsPort).getReview({ reviewId }), 'notFound', 'review_not_found');
      expect((await own(author)).map(({ status, showsAt }) => [status, showsAt])).toEqual([['PENDING', null]]);
    });

    it('is checked also if the review was deleted at its hour and came back', async () => {
      const { author, reviewId, edit } = await shown('The porch is in the shade all day.');
      await edit({ likes: 'Ask me on 98100 00210 about the porch.' });
      const contributions = author.port(ReviewContributionsPort);
      successOf(await contributions.deleteReview({ reviewId }));
      await letTheDayPass();
      successOf(await contributions.restoreReview({ reviewId }));
      await letTheDayPass();
      const seen = await harness().as('guest').port(ReviewsPort).getReview({ reviewId });
      expectRefusal(seen, 'notFound', 'review_not_found');
    });

    it('goes with the review', async () => {
      const { author, reviewId, edit } = await shown('The lifts work, and the stairs are wide.');
      await edit({ rating: 3 });
      successOf(await author.port(ReviewContributionsPort).deleteReview({ reviewId }));
      await letTheDayPass();
      expectRefusal(
        await harness().as('guest').port(ReviewsPort).getReview({ reviewId }),
        'notFound',
        'review_not_found',
      );
    });

    it('of two companies that asked the same has an address at each', async () => {
      const rounds = [{ name: 'Panel', minutes: 30, questions: ['Who keeps the keys of the store?'] }];
      const [questions, elsewhere] = [harness().as('guest').port(InterviewReadingPort), 'vaayuna-technologies'];
      successOf(await giveInterview(await newcomer(), rounds));
      const there = { ...anInterview, companyName: 'Vaayuna Technologies', rounds, ...aKey() };
      successOf(await (await newcomer()).port(InterviewContributionsPort).giveInterview(there));
      await letTheDayPass();
      for (const key of [company, elsewhere]) {
        const { items } = successOf(await questions.listInterviewQuestions({ company: key, limit: 50 }));
        const slug = items.find(({ text }) => text.startsWith('Who keeps the keys'))?.slug ?? '';
        expect(successOf(await questions.getInterviewQuestion({ questionId: slug })).question.company.urlName).toBe(
          key,
        );
      }
    });
  });
};
