import { describe, expect, it } from 'vitest';
import type { Page } from '@/core/common/page';
import type { Review } from '@/core/reviews/review';
import type { ReviewQuery } from '@/core/reviews/review-query';
import { ReviewsPort } from '@/core/reviews/reviews.port';
import type { SeededReview } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';

const DAY_MS = 86_400_000;
const company = 'vaayuna-technologies';
const ENGINEERING = 'Engineering - Software & QA';

/** Six reviews of the first company, the newest first, each a month older; and one of the second. */
const seeded: readonly SeededReview[] = [
  { rating: 5, likes: 'Calm on-call rota', liked: ['shifts'], location: 'Bengaluru', helpful: 2 },
  {
    rating: 4,
    likes: 'Good canteen',
    liked: ['food'],
    disliked: ['pay'],
    location: 'Kochi',
    proof: 'WORK_EMAIL' as const,
  },
  {
    rating: 4,
    dislikes: 'Rosters change on Friday',
    disliked: ['pay', 'shifts'],
    location: 'Bengaluru',
    isCurrent: false,
  },
  { rating: 2, dislikes: 'Level changes take years', disliked: ['pay'], employment: 'intern' as const, helpful: 9 },
  { rating: 3, aspects: { pay: 1, culture: 5 }, isCurrent: true, designation: 'Nurse' },
  { rating: 4, aspects: { pay: 2 }, isByWriter: true, isCurrent: true },
].map((review, place) => ({
  companyId: 1,
  designation: 'Software Engineer',
  department: ENGINEERING,
  createdAt: new Date(Date.now() - DAY_MS - place * 31 * DAY_MS).toISOString(),
  ...review,
}));

const other: SeededReview = { companyId: 2, rating: 1, createdAt: new Date(Date.now() - 2 * DAY_MS).toISOString() };

export const reviewsContract: Contract = (harness) => {
  const reviews = () => harness().as('guest').port(ReviewsPort);
  const ratingsOf = ({ items }: Page<Review>) => items.map(({ rating }) => rating);
  let isSeeded = false;
  const seed = async () => {
    if (!isSeeded) await harness().seedReviews([...seeded, other]);
    isSeeded = true;
  };
  const list = async (query: ReviewQuery) => {
    await seed();
    return successOf(await reviews().listReviews({ company, ...query }));
  };

  describe('the list', () => {
    it('has the reviews of a company, newest first, whatever the case of its name', async () => {
      const page = await list({ company: 'Vaayuna-TECHNOLOGIES' });
      expect(ratingsOf(page)).toEqual([5, 4, 4, 2, 3, 4]);
      expect(page).toMatchObject({ total: 6, isTotalCapped: false, nextCursor: null });
      const [first] = page.items;
      expect(first).toMatchObject({
        company: { urlName: company, name: 'Vaayuna Technologies' },
        likes: 'Calm on-call rota',
        dislikes: null,
        location: 'Bengaluru',
        department: ENGINEERING,
        helpful: 2,
        isHelpful: false,
        isMine: false,
        answer: null,
      });
      expect(first?.month).toMatch(/^\d{4}-\d{2}$/);
    });

    it('comes in pages without repeats, by date and by marks', async () => {
      for (const [sort, ratings] of [
        ['newest', [5, 4, 4, 2, 3, 4]],
        ['helpful', [2, 5, 4, 4, 3, 4]],
      ] as const) {
        const first = successOf(await reviews().listReviews({ company, sort, limit: 4 }));
        const rest = successOf(
          await reviews().listReviews({ company, sort, limit: 4, cursor: first.nextCursor ?? '' }),
        );
        expect([...ratingsOf(first), ...ratingsOf(rest)]).toEqual(ratings);
        expect(rest).toMatchObject({ nextCursor: null, total: 6 });
      }
    });

    it('[API-REVIEW] is narrowed by each filter, and values of one filter are alternatives', async () => {
      const found = async (query: ReviewQuery) => ratingsOf(await list(query));
      expect(await found({ location: 'bengaluru' })).toEqual([5, 4]);
      expect(await found({ location: 'bengaluru,kochi' })).toEqual([5, 4, 4]);
      expect(await found({ rating: '2,3' })).toEqual([2, 3]);
      expect(await found({ who: 'former' })).toEqual([4]);
      expect(await found({ who: 'checked' })).toEqual([4]);
      expect(await found({ employment: 'intern' })).toEqual([2]);
      expect(await found({ designation: 'nurse' })).toEqual([3]);
      expect(await found({ department: 'engineering-software-and-qa' })).toHaveLength(6);
      expect(await found({ liked: 'food' })).toEqual([4]);
      expect(await found({ disliked: 'pay', rating: '4', location: 'bengaluru' })).toEqual([4]);
      expect(await found({ location: 'atlantis' })).toEqual([]);
      expect(await list({ disliked: 'pay' })).toMatchObject({ total: 3, isTotalCapped: false });
    });

    it('is narrowed by words and by the last months', async () => {
      expect(ratingsOf(await list({ q: 'rosters' }))).toEqual([4]);
      expect(ratingsOf(await list({ q: 'canteen', rating: '4' }))).toEqual([4]);
      expect(ratingsOf(await list({ q: 'canteen', rating: '5' }))).toEqual([]);
      expect((await list({ months: 3 })).total).toBeLessThan(6);
      expect((await list({ months: 12 })).total).toBe(6);
    });

    it('has the newest reviews of all companies without a company', async () => {
      await seed();
      const page = successOf(await reviews().listReviews({ limit: 2 }));
      expect(page.items.map(({ company: { name } }) => name)).toEqual(['Vaayuna Technologies', 'Neelgiri Textiles']);
      const rest = successOf(await reviews().listReviews({ limit: 20, cursor: page.nextCursor ?? '' }));
      expect(rest.items).toHaveLength(5);
    });

    it('is refused for a company that does not exist, and for what no filter takes', async () => {
      expectRefusal(await reviews().listReviews({ company: 'nobody' }), 'notFound', 'company_not_found');
      expectRefusal(await reviews().listReviews({ company, cursor: 'x' }), 'invalid', 'cursor_invalid');
      expectInvalid(await reviews().listReviews({ company, rating: '6' }), 'rating');
      expectInvalid(await reviews().listReviews({ company, location: "x' or 1=1 --" }), 'location');
      const markup = await reviews().listReviews({ company, q: `<script> ' & | ! ( :* "` });
      expect(successOf(markup).items).toEqual([]);
    });
  });

  describe('a review', () => {
    it('[API-REVIEW] is read by its id', async () => {
      const [first] = (await list({})).items;
      expect(successOf(await reviews().getReview({ reviewId: first?.id ?? '' }))).toEqual(first);
      expectRefusal(await reviews().getReview({ reviewId: UNKNOWN_ID }), 'notFound', 'review_not_found');
      expectInvalid(await reviews().getReview({ reviewId: 'x' }), 'reviewId');
    });

    it('names a job title only where five reviews share it', async () => {
      const { items } = await list({});
      expect(items.map(({ designation }) => designation)).toEqual([
        ...Array.from({ length: 4 }, () => 'Software Engineer'),
        null,
        'Software Engineer',
      ]);
    });

    it('is the author’s own to its author alone', async () => {
      await seed();
      const seen = successOf(await harness().as('writer').port(ReviewsPort).listReviews({ company }));
      expect(seen.items.map(({ isMine }) => isMine)).toEqual([false, false, false, false, false, true]);
    });
  });

  describe('a mark as helpful', () => {
    it('[API-REVIEW] counts once per user, and is taken back', async () => {
      const [review] = (await list({ rating: '5' })).items;
      const path = { reviewId: review?.id ?? '' };
      const marking = harness().as('reader').port(ReviewsPort);
      expect(successOf(await marking.markReviewHelpful(path, { isHelpful: true }))).toEqual({
        isHelpful: true,
        helpful: 3,
      });
      expect(successOf(await marking.markReviewHelpful(path, { isHelpful: true }))).toEqual({
        isHelpful: true,
        helpful: 3,
      });
      expect(successOf(await marking.getReview(path))).toMatchObject({ isHelpful: true, helpful: 3 });
      expect(successOf(await reviews().getReview(path))).toMatchObject({ isHelpful: false, helpful: 3 });
      expect(successOf(await marking.markReviewHelpful(path, { isHelpful: false }))).toEqual({
        isHelpful: false,
        helpful: 2,
      });
    });

    it('is refused for guests, users without the reader step, one’s own review, and one that does not exist', async () => {
      const [own] = (await list({ months: 120, disliked: 'pay' })).items;
      const path = { reviewId: own?.id ?? '' };
      const body = { isHelpful: true };
      expectNotSignedIn(await reviews().markReviewHelpful(path, body));
      const user = harness().as('user').port(ReviewsPort);
      expectRefusal(await user.markReviewHelpful(path, body), 'invalid', 'reader_required');
      const writer = harness().as('writer').port(ReviewsPort);
      const mine = successOf(await writer.listReviews({ company })).items.find(({ isMine }) => isMine);
      expectRefusal(await writer.markReviewHelpful({ reviewId: mine?.id ?? '' }, body), 'invalid', 'own_review');
      expectRefusal(await writer.markReviewHelpful({ reviewId: UNKNOWN_ID }, body), 'notFound', 'review_not_found');
    });
  });

  describe('the figures', () => {
    it('count ratings, topics and values, and show no rating of fewer than five', async () => {
      await seed();
      const figures = successOf(await reviews().getReviewFigures({ company }));
      expect(figures).toMatchObject({
        count: 6,
        rating: 3.7,
        distribution: [0, 1, 1, 3, 1],
        industry: { name: 'Software Product', companies: 1 },
        liked: [
          { value: 'food', count: 1 },
          { value: 'shifts', count: 1 },
        ],
        disliked: [
          { value: 'pay', count: 3 },
          { value: 'shifts', count: 1 },
        ],
      });
      expect(figures.aspects.find(({ aspect }) => aspect === 'pay')).toEqual({
        aspect: 'pay',
        rating: null,
        count: 2,
        industry: null,
      });
      expect(figures.facets.location).toEqual([
        { value: 'bengaluru', name: 'Bengaluru', count: 2 },
        { value: 'kochi', name: 'Kochi', count: 1 },
      ]);
      expect(figures.facets.designation).toEqual([{ value: 'software-engineer', name: 'Software Engineer', count: 5 }]);
      expect(figures.facets.who).toEqual([
        { value: 'current', count: 2 },
        { value: 'checked', count: 1 },
        { value: 'former', count: 1 },
      ]);
      expect(figures.quarters.reduce((sum, { count }) => sum + count, 0)).toBe(6);
      expect(figures.facets.months[0]).toEqual({ value: '12', count: 6 });
      expect(figures.newest).toMatch(/^\d{4}-\d{2}$/);
    });

    it('are empty for a company without reviews, and refused for none', async () => {
      const figures = successOf(await reviews().getReviewFigures({ company: 'sagarmatha-health' }));
      expect(figures).toMatchObject({ count: 0, rating: null, newest: null, quarters: [], liked: [] });
      expectRefusal(await reviews().getReviewFigures({ company: 'nobody' }), 'notFound', 'company_not_found');
      expectInvalid(await reviews().getReviewFigures({ company: '' }), 'company');
    });

    it('list the companies with the most reviews', async () => {
      await seed();
      const found = successOf(await reviews().listReviewedCompanies({}));
      expect(found.map(({ name, count, rating }) => [name, count, rating])).toEqual([
        ['Vaayuna Technologies', 6, 3.7],
        ['Neelgiri Textiles', 1, null],
      ]);
      expect(successOf(await reviews().listReviewedCompanies({ limit: 1 }))).toHaveLength(1);
      expectInvalid(await reviews().listReviewedCompanies({ limit: 0 }), 'limit');
    });
  });
};
