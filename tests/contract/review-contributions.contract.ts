import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';
import type { ReviewText } from '@/core/research/contribute/review-contributions.port';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import type { Role } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';

const company = 'neelgiri-textiles';
const companyName = 'Neelgiri Textiles';

const review: ReviewText = {
  rating: 4,
  aspects: { pay: 2, culture: 5 },
  title: 'Fair shifts',
  likes: 'The shifts are planned a month ahead.',
  dislikes: 'The pay is looked at only every two years.',
  jobProfile: 'Software Engineer',
  departmentId: null,
  city: 'Kochi',
  employment: 'fulltime',
  isCurrent: true,
  years: 3,
};

const DAY_MS = 86_400_000;

export const reviewContributionsContract: Contract = (harness) => {
  const writing = (role: Role) => harness().as(role).port(ReviewContributionsPort);
  const reading = (role: Role) => harness().as(role).port(ReviewsPort);
  const once = () => ({ draftId: randomUUID() });
  const give = (role: Role, change: Partial<ReviewText> = {}) =>
    writing(role).giveReview({ companyName, review: { ...review, ...change }, ...once() });
  const figures = async () => successOf(await reading('guest').getReviewFigures({ company }));

  describe('a review', () => {
    it('[API-REVIEW] shows at once, without a name, to its author as their own; the same request again stores nothing', async () => {
      const key = once();
      const body = { companyName: 'NEELGIRI textiles', review };
      const first = successOf(await writing('writer').giveReview({ ...body, ...key }));
      expect(successOf(await writing('writer').giveReview({ ...body, ...key }))).toEqual(first);
      expectRefusal(
        await writing('writer').giveReview({ ...body, review: { ...review, rating: 1 }, ...key }),
        'conflict',
        'idempotency_key_reused',
      );
      expect(successOf(await reading('guest').getReview(first))).toMatchObject({
        company: { name: companyName },
        rating: 4,
        aspects: { pay: 2, culture: 5 },
        title: 'Fair shifts',
        likes: review.likes,
        dislikes: review.dislikes,
        // Fewer than five share it.
        designation: null,
        location: null,
        employment: 'fulltime',
        isCurrent: null,
        years: null,
        month: null,
        isEdited: false,
        proof: null,
        isMine: false,
      });
      expect(successOf(await reading('writer').getReview(first)).isMine).toBe(true);
      // A new account: the card shows, the rating counts it three days later.
      const topics = { liked: [{ value: 'shifts', count: 1 }], disliked: [{ value: 'pay', count: 1 }] };
      const held = { count: 0, heldCount: null, isSurge: false, distribution: [0, 0, 0, 0, 0] };
      expect(await figures()).toMatchObject({ ...held, ...topics });
      harness().pass(2 * DAY_MS);
      await harness().runRounds();
      expect(await figures()).toMatchObject(held);
      harness().pass(2 * DAY_MS);
      await harness().runRounds();
      expect(await figures()).toMatchObject({ count: 1, heldCount: 0, distribution: [0, 0, 0, 1, 0], ...topics });
      // From here on the accounts are old enough for their reviews to count at once.
      harness().pass(14 * DAY_MS);
    });

    it('takes the place of an earlier one, which stays readable and counts nowhere, in ratings as in points', async () => {
      const newer = successOf(await give('writer', { rating: 1, likes: 'The canteen is good and it is cheap.' }));
      const [{ id: shown, earlier } = { id: '', earlier: [] }, ...others] = successOf(
        await reading('reader').listReviews({ company }),
      ).items;
      expect([shown, others]).toEqual([newer.reviewId, []]);
      expect(earlier).toMatchObject([
        { rating: 4, title: 'Fair shifts', likes: review.likes, dislikes: review.dislikes },
      ]);
      const rewards = () => harness().as('writer').port(UserRewardsPort).getRewards();
      expect(successOf(await rewards()).earned).toEqual([{ kind: 'review', contributions: 1, points: 20 }]);
      const newest = successOf(await give('writer'));
      expect(successOf(await reading('guest').getReview(newest)).earlier.map(({ rating }) => rating)).toEqual([1, 4]);
      expectRefusal(await reading('guest').getReview(newer), 'notFound', 'review_not_found');
      expectRefusal(await writing('writer').editReview({ ...newer, ...review }), 'notFound', 'review_not_found');
      expect(await figures()).toMatchObject({ count: 1, distribution: [0, 0, 0, 1, 0] });
    });

    it('is found again for editing', async () => {
      expect(successOf(await writing('writer').getOwnReview({ company }))).toMatchObject({
        companyName,
        status: 'LIVE',
        review,
      });
      expect(successOf(await writing('reader').getOwnReview({ company }))).toBeNull();
      expectNotSignedIn(await writing('guest').getOwnReview({ company }));
      expectRefusal(await writing('reader').getOwnReview({ company: 'nobody' }), 'notFound', 'company_not_found');
    });

    it('is refused for guests, for what the catalogue does not have, and where it says too little', async () => {
      expectNotSignedIn(await give('guest'));
      const elsewhere = writing('reader').giveReview({ companyName: 'Nobody and Sons', review, ...once() });
      expectRefusal(await elsewhere, 'invalid', 'review_company_unknown');
      expectRefusal(await give('reader', { jobProfile: 'Wizard' }), 'invalid', 'review_role_unknown');
      expectRefusal(await give('reader', { city: 'Atlantis' }), 'invalid', 'review_city_unknown');
      const department = await give('reader', { departmentId: 2_000_000 });
      expectRefusal(department, 'invalid', 'review_department_unknown');
      expectInvalid(await give('reader', { likes: 'Nice' }), 'review.likes');
      expectInvalid(await give('reader', { rating: 6 }), 'review.rating');
    });
  });

  describe('one’s own review', () => {
    const own = async () => {
      const found = successOf(await writing('writer').getOwnReview({ company }));
      return { reviewId: found?.reviewId ?? '' };
    };

    it('is edited by its author alone, and says so', async () => {
      const path = await own();
      const changed = { ...review, rating: 2, likes: 'The canteen is good and it is not expensive.', title: null };
      expect(successOf(await writing('writer').editReview({ ...path, ...changed }))).toBeNull();
      const shown = successOf(await reading('guest').getReview(path));
      expect(shown).toMatchObject({ rating: 2, title: null, likes: changed.likes });
      expect(shown).toMatchObject({ isEdited: true, editedMonth: null });
      expect(await figures()).toMatchObject({
        count: 1,
        distribution: [0, 1, 0, 0, 0],
        liked: [{ value: 'food', count: 1 }],
      });
      expectNotSignedIn(await writing('guest').editReview({ ...path, ...changed }));
      expectRefusal(await writing('reader').editReview({ ...path, ...changed }), 'forbidden', 'not_yours');
      const unknown = await writing('writer').editReview({ reviewId: UNKNOWN_ID, ...changed });
      expectRefusal(unknown, 'notFound', 'review_not_found');
      for (const [change, code] of [
        [{ city: 'Atlantis' }, 'review_city_unknown'],
        [{ jobProfile: 'Wizard' }, 'review_role_unknown'],
        [{ departmentId: 2_000_000 }, 'review_department_unknown'],
      ] as const) {
        expectRefusal(await writing('writer').editReview({ ...path, ...changed, ...change }), 'invalid', code);
      }
    });

    it('is deleted and restored by its author alone, and counts accordingly', async () => {
      const path = await own();
      expectNotSignedIn(await writing('guest').deleteReview(path));
      expectRefusal(await writing('reader').deleteReview(path), 'forbidden', 'not_yours');
      expect(successOf(await writing('writer').deleteReview(path))).toBeNull();
      expect(successOf(await writing('writer').deleteReview(path))).toBeNull();
      expectRefusal(await reading('guest').getReview(path), 'notFound', 'review_not_found');
      expectRefusal(await writing('writer').editReview({ ...path, ...review }), 'notFound', 'review_not_found');
      expect(await figures()).toMatchObject({ count: 0 });
      expect(successOf(await harness().as('writer').port(UserRewardsPort).getRewards()).earned).toEqual([]);
      expectNotSignedIn(await writing('guest').restoreReview(path));
      expectRefusal(await writing('reader').restoreReview(path), 'forbidden', 'not_yours');
      expect(successOf(await writing('writer').restoreReview(path))).toBeNull();
      expect(await figures()).toMatchObject({ count: 1 });
      expect(await own()).toEqual(path);
      expect(successOf(await harness().as('writer').port(UserRewardsPort).getRewards()).points).toBe(20);
    });

    it('stays deleted where its author has written another one meanwhile', async () => {
      const path = await own();
      successOf(await writing('writer').deleteReview(path));
      const second = successOf(await give('writer'));
      expectRefusal(await writing('writer').restoreReview(path), 'invalid', 'review_given_already');
      expect(await own()).toEqual(second);
      const unknown = await writing('writer').restoreReview({ reviewId: UNKNOWN_ID });
      expectRefusal(unknown, 'notFound', 'review_not_found');
      expectRefusal(await writing('writer').deleteReview({ reviewId: UNKNOWN_ID }), 'notFound', 'review_not_found');
    });
  });

  describe('reviews that count later', () => {
    const elsewhere = 'sagarmatha-health';
    const ofElsewhere = async () => successOf(await reading('reader').getReviewFigures({ company: elsewhere }));
    const giveThere = async (text: Partial<ReviewText>) => {
      const body = { companyName: 'Sagarmatha Health', review: { ...review, jobProfile: null, city: null, ...text } };
      return (await harness().newcomer()).port(ReviewContributionsPort).giveReview({ ...body, ...once() });
    };

    it('are those of accounts of today, all of a day with far more than usual, and equal texts but one', async () => {
      for (let nth = 0; nth < 7; nth += 1) {
        const likes =
          nth < 4 ? 'The very same words of several accounts.' : `Words of one account alone, number ${nth}.`;
        successOf(await giveThere({ rating: 5, likes }));
      }
      expect(await ofElsewhere()).toMatchObject({ count: 0, heldCount: 5, isSurge: true, rating: null });
      const inTrend = async () => (await ofElsewhere()).quarters.reduce((sum, { surgeCount }) => sum + surgeCount, 0);
      expect(await inTrend()).toBe(7);
      harness().pass(5 * DAY_MS);
      await harness().runRounds();
      expect(await ofElsewhere()).toMatchObject({ count: 0, heldCount: 5, isSurge: true });
      harness().pass(10 * DAY_MS);
      await harness().runRounds();
      // Four have the same text: one counts.
      expect(await ofElsewhere()).toMatchObject({ count: 4, heldCount: null, isSurge: false, rating: null });
      expect(await inTrend()).toBe(0);
    });
  });
};
