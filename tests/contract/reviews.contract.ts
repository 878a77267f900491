import { describe, expect, it } from 'vitest';
import type { Page } from '@/core/kernel/common/page';
import type { Review } from '@/core/research/reviews/review';
import type { FacetCount } from '@/core/research/reviews/review-figures';
import type { ReviewQuery } from '@/core/research/reviews/review-query';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import type { SeededReview } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';

const company = 'vaayuna-technologies';
const ENGINEERING = 'Engineering - Software & QA';

function dayOf(monthsAgo: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 10)).toISOString();
}

/**
 * Six reviews of one month. Five share title, department and month, and no five share more. The writer, a nurse,
 * shares nothing with imports.
 */
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
  { rating: 3, aspects: { pay: 1, culture: 5 }, isCurrent: true, designation: 'Nurse', isByWriter: true },
  { rating: 4, aspects: { pay: 2 }, isCurrent: true },
].map((review) => ({
  companyId: 1,
  designation: 'Software Engineer',
  department: ENGINEERING,
  createdAt: dayOf(1),
  ...review,
}));

/** Six of the second, five of which share everything. */
const others: readonly SeededReview[] = [
  { companyId: 2, rating: 1, location: 'Kochi', isCurrent: false, createdAt: dayOf(20) },
  ...Array.from({ length: 5 }, () => ({
    companyId: 2,
    rating: 2,
    location: 'Kochi',
    isCurrent: true,
    designation: 'Nurse',
    createdAt: dayOf(14),
  })),
];

export const reviewsContract: Contract = (harness) => {
  const reviews = () => harness().as('guest').port(ReviewsPort);
  const ratingsOf = ({ items }: Page<Review>) => items.map(({ rating }) => rating);
  let isSeeded = false;
  const seed = async () => {
    if (!isSeeded) await harness().seedReviews([...seeded, ...others]);
    isSeeded = true;
  };
  const list = async (query: ReviewQuery) => {
    await seed();
    return successOf(await reviews().listReviews({ company, ...query }));
  };

  describe('the list', () => {
    it('has the reviews of a company, newest first, whatever the case of its name', async () => {
      const page = await list({ company: 'Vaayuna-TECHNOLOGIES' });
      // A card without a month comes last; within a month there is no order.
      expect(ratingsOf(page).slice(0, 5).toSorted()).toEqual([2, 4, 4, 4, 5]);
      expect(ratingsOf(page).at(-1)).toBe(3);
      expect(page).toMatchObject({ total: 6, isTotalCapped: false, nextCursor: null });
      const first = page.items.find(({ likes }) => likes === 'Calm on-call rota');
      expect(first).toMatchObject({
        company: { urlName: company, name: 'Vaayuna Technologies' },
        dislikes: null,
        designation: 'Software Engineer',
        location: null,
        department: ENGINEERING,
        helpful: 2,
        isHelpful: false,
        isMine: false,
        answer: null,
      });
      expect(first?.month).toMatch(/^\d{4}-\d{2}$/);
    });

    it('comes in pages without repeats, by date and by marks', async () => {
      for (const [sort, firstRatings] of [
        ['newest', []],
        ['helpful', [2, 5]],
      ] as const) {
        const first = successOf(await reviews().listReviews({ company, sort, limit: 4 }));
        const rest = successOf(
          await reviews().listReviews({ company, sort, limit: 4, cursor: first.nextCursor ?? '' }),
        );
        const all = [...first.items, ...rest.items];
        expect(new Set(all.map(({ id }) => id)).size).toBe(6);
        expect(all.slice(0, firstRatings.length).map(({ rating }) => rating)).toEqual(firstRatings);
        expect(rest).toMatchObject({ nextCursor: null, total: 6 });
      }
    });

    it('[API-REVIEW] is narrowed by each filter, and values of one filter are alternatives', async () => {
      const found = async (query: ReviewQuery) => ratingsOf(await list(query));
      expect(await found({ rating: '2,3' })).toEqual([2, 3]);
      expect(await found({ who: 'checked' })).toEqual([4]);
      expect(await found({ who: 'work-email' })).toEqual([4]);
      expect(await found({ employment: 'intern' })).toEqual([2]);
      expect(await found({ designation: 'software-engineer' })).toHaveLength(5);
      expect(await found({ family: 'engineer' })).toHaveLength(5);
      expect(await found({ department: 'engineering-software-and-qa' })).toHaveLength(5);
      expect(await found({ liked: 'food' })).toEqual([4]);
      expect(await found({ disliked: 'pay', rating: '4', designation: 'software-engineer' })).toEqual([4, 4]);
      expect(await found({ location: 'atlantis' })).toEqual([]);
      const elsewhere = { company: 'neelgiri-textiles' };
      expect(await found({ ...elsewhere, location: 'kochi,bengaluru', who: 'current' })).toHaveLength(5);
      expect(await found({ ...elsewhere, who: 'current,former' })).toHaveLength(5);
      expect(await found({ ...elsewhere, who: 'current,checked' })).toEqual([]);
      expect(await found({ who: 'checked,work-email' })).toEqual([4]);
      expect(await found({ ...elsewhere, designation: 'nurse' })).toHaveLength(5);
      expect(await list({ disliked: 'pay' })).toMatchObject({ total: 3, isTotalCapped: false });
    });

    it('is not narrowed by what a card does not show: a hidden title, place or stay matches nothing', async () => {
      const found = async (query: ReviewQuery) => ratingsOf(await list(query));
      expect(await found({ designation: 'nurse' })).toEqual([]);
      expect(await found({ family: 'nurse' })).toEqual([]);
      expect(await found({ location: 'bengaluru,kochi' })).toEqual([]);
      expect(await found({ who: 'current,former' })).toEqual([]);
      expect(await found({ company: 'neelgiri-textiles', who: 'former' })).toEqual([]);
      expect((await list({ company: 'neelgiri-textiles', months: 120 })).total).toBe(5);
      const [hidden] = (await list({ rating: '3' })).items;
      const nothing = { designation: null, family: null, department: null, location: null, state: null };
      expect(hidden).toMatchObject({ ...nothing, isCurrent: null, years: null, yearsBand: null, month: null });
    });

    it('is narrowed by words and by the last months', async () => {
      expect(ratingsOf(await list({ q: 'rosters' }))).toEqual([4]);
      expect(ratingsOf(await list({ q: 'canteen', rating: '4' }))).toEqual([4]);
      expect(ratingsOf(await list({ q: 'canteen', rating: '5' }))).toEqual([]);
      expect((await list({ months: 3 })).total).toBe(5);
      expect((await list({ company: 'neelgiri-textiles', months: 12 })).total).toBe(0);
    });

    it('has the newest reviews of all companies without a company', async () => {
      await seed();
      const page = successOf(await reviews().listReviews({ limit: 2 }));
      expect(page.items.map(({ company: { name } }) => name)).toEqual(['Vaayuna Technologies', 'Vaayuna Technologies']);
      const rest = successOf(await reviews().listReviews({ limit: 20, cursor: page.nextCursor ?? '' }));
      expect(rest.items).toHaveLength(10);
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
        ...Array.from({ length: 5 }, () => 'Software Engineer'),
        null,
      ]);
    });

    it('is the author’s own to its author alone', async () => {
      await seed();
      const seen = successOf(await harness().as('writer').port(ReviewsPort).listReviews({ company }));
      expect(seen.items.filter(({ isMine }) => isMine)).toHaveLength(1);
    });
  });

  describe('a mark as helpful', () => {
    it('[API-REVIEW] counts once per user, and is taken back', async () => {
      const [review] = (await list({ rating: '5' })).items;
      const path = { reviewId: review?.id ?? '' };
      const marking = harness().as('reader').port(ReviewsPort);
      expect(successOf(await marking.markReviewHelpful({ ...path, isHelpful: true }))).toEqual({
        isHelpful: true,
        helpful: 3,
      });
      expect(successOf(await marking.markReviewHelpful({ ...path, isHelpful: true }))).toEqual({
        isHelpful: true,
        helpful: 3,
      });
      expect(successOf(await marking.getReview(path))).toMatchObject({ isHelpful: true, helpful: 3 });
      expect(successOf(await reviews().getReview(path))).toMatchObject({ isHelpful: false, helpful: 3 });
      expect(successOf(await marking.markReviewHelpful({ ...path, isHelpful: false }))).toEqual({
        isHelpful: false,
        helpful: 2,
      });
    });

    it('is refused for guests, users without the reader step, one’s own review, and one that does not exist', async () => {
      const [own] = (await list({ disliked: 'pay' })).items;
      const path = { reviewId: own?.id ?? '' };
      const body = { isHelpful: true };
      expectNotSignedIn(await reviews().markReviewHelpful({ ...path, ...body }));
      const user = harness().as('user').port(ReviewsPort);
      expectRefusal(await user.markReviewHelpful({ ...path, ...body }), 'invalid', 'reader_required');
      const writer = harness().as('writer').port(ReviewsPort);
      const mine = successOf(await writer.listReviews({ company })).items.find(({ isMine }) => isMine);
      expectRefusal(await writer.markReviewHelpful({ reviewId: mine?.id ?? '', ...body }), 'invalid', 'own_review');
      expectRefusal(await writer.markReviewHelpful({ reviewId: UNKNOWN_ID, ...body }), 'notFound', 'review_not_found');
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
      expect(figures.facets.location).toEqual([]);
      expect(figures.facets.family).toEqual([{ value: 'engineer', name: 'Engineer', count: 5 }]);
      expect(figures.facets.designation).toEqual([{ value: 'software-engineer', name: 'Software Engineer', count: 5 }]);
      expect(figures.facets.who).toEqual([
        { value: 'checked', count: 1 },
        { value: 'work-email', count: 1 },
      ]);
      const elsewhere = successOf(await reviews().getReviewFigures({ company: 'neelgiri-textiles' })).facets;
      expect(elsewhere.location).toEqual([{ value: 'kochi', name: 'Kochi', count: 5 }]);
      expect(elsewhere.who).toEqual([{ value: 'current', count: 5 }]);
      expect(figures.quarters.reduce((sum, { count }) => sum + count, 0)).toBe(6);
      expect(figures.facets.months[0]).toEqual({ value: '12', count: 5 });
      expect(figures.newest).toMatch(/^\d{4}-\d{2}$/);
    });

    it('count whether somebody works there among what was checked, and the other way round', async () => {
      await seed();
      const elsewhere = successOf(await reviews().getReviewFacets({ company: 'neelgiri-textiles', who: 'current' }));
      expect(elsewhere.who).toEqual([{ value: 'current', count: 5 }]);
      const checked = successOf(await reviews().getReviewFacets({ company: 'neelgiri-textiles', who: 'checked' }));
      expect(checked.who).toEqual([]);
    });

    it('count each value among what all other filters find, and never more than the list has', async () => {
      await seed();
      const facets = async (query: Omit<ReviewQuery, 'company' | 'sort'>) =>
        successOf(await reviews().getReviewFacets({ company, ...query }));
      const ratings = (counts: readonly FacetCount[]) =>
        Object.fromEntries(counts.map(({ value, count }) => [value, count]));
      expect(await facets({})).toEqual(successOf(await reviews().getReviewFigures({ company })).facets);
      const disliked = await facets({ disliked: 'pay' });
      expect(ratings(disliked.rating)).toEqual({ 2: 1, 4: 2 });
      expect(disliked.employment).toEqual([{ value: 'intern', count: 1 }]);
      // Values of one filter are alternatives, so another is counted as if chosen alone.
      const four = await facets({ disliked: 'pay', rating: '4' });
      expect(ratings(four.rating)).toEqual({ 2: 1, 4: 2 });
      expect(four.employment).toEqual([]);
      expect((await facets({ months: 3 })).months[0]).toEqual({ value: '12', count: 5 });
      const words = await facets({ q: 'canteen' });
      expect([ratings(words.rating), words.designation[0]?.count]).toEqual([{ 4: 1 }, 1]);
      expect((await facets({ location: 'atlantis' })).rating).toEqual([]);
      for (const { value, count } of four.rating)
        expect((await list({ disliked: 'pay', rating: value })).total).toBe(count);
      expectRefusal(await reviews().getReviewFacets({ company: 'nobody' }), 'notFound', 'company_not_found');
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
        ['Neelgiri Textiles', 6, 1.8],
      ]);
      expect(successOf(await reviews().listReviewedCompanies({ limit: 1 }))).toHaveLength(1);
      expectInvalid(await reviews().listReviewedCompanies({ limit: 0 }), 'limit');
    });

    it('quote a sentence on each listed topic, of the first review that the list of the topic shows', async () => {
      const on = (dislikes: string, monthsAgo: number): SeededReview => ({
        companyId: 3,
        rating: 2,
        dislikes: `Lifts are slow. ${dislikes} Doors are heavy.`,
        disliked: ['pay'],
        liked: ['food'],
        createdAt: dayOf(monthsAgo),
      });
      const ten = Array.from({ length: 10 }, (_, place) =>
        on(`The salary of ward ${place} comes late.`, place < 5 ? 2 : 8),
      );
      await harness().seedReviews(ten.slice(0, 4));
      const of = { company: 'sagarmatha-health' };
      const quotes = async () => {
        const { liked, disliked } = successOf(await harness().as('user').port(ReviewsPort).getReviewFigures(of));
        return [...liked, ...disliked].map(({ value, quote }) => [value, quote]);
      };
      expect(await quotes()).toEqual([
        ['food', undefined],
        ['pay', undefined],
      ]);
      await harness().seedReviews(ten.slice(4));
      const [first] = successOf(await reviews().listReviews({ ...of, disliked: 'pay' })).items;
      const sentence = /The salary of ward [0-4] comes late\./.exec(first?.dislikes ?? '')?.[0];
      expect(sentence).toBeDefined();
      expect(await quotes()).toEqual([
        ['food', undefined],
        ['pay', sentence],
      ]);
    });
  });
};
