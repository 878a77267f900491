import { describe, expect, it } from 'vitest';
import type { ReviewAnswers } from './review-form';
import { answersOfReview, emptyReviewAnswers, reviewFaults, reviewTextOf } from './review-form';
import { parseReviewAnswers } from './stored-words';

const answers: ReviewAnswers = {
  ...emptyReviewAnswers,
  companyName: 'Vaayuna Technologies',
  rating: 4,
  aspects: { pay: 2 },
  likes: 'Code review is taken seriously.',
  dislikes: 'Level changes take a whole year.',
  isCurrent: false,
};

describe('the form for a review', () => {
  it('asks for the company, the whole rating, both texts and whether one works there', () => {
    expect(Object.keys(reviewFaults(emptyReviewAnswers)).toSorted()).toEqual([
      'companyName',
      'dislikes',
      'isCurrent',
      'likes',
      'rating',
    ]);
    expect(reviewFaults(answers)).toEqual({});
  });

  it('says at the field how much is missing, and what is too long', () => {
    expect(reviewFaults({ ...answers, likes: 'Nice place' }).likes).toBe('Write at least 10 more characters');
    expect(reviewFaults({ ...answers, dislikes: 'x'.repeat(5_001) }).dislikes).toBe('Use at most 5000 characters');
    expect(reviewFaults({ ...answers, title: 'A' }).title).toBe('Use at least 3 characters, or none');
  });

  it('is sent without what was not answered, and edited as it was sent', () => {
    const review = reviewTextOf(answers);
    expect(review).toMatchObject({ title: null, jobProfile: null, city: null, employment: null, years: null });
    const own = { reviewId: '1', companyName: answers.companyName, status: 'LIVE' as const, showsAt: null, review };
    expect(answersOfReview(own)).toEqual({ ...answers, reviewId: '1' });
    expect(() => reviewTextOf({ ...answers, rating: null })).toThrow(RangeError);
  });

  it('is brought back from a device only where it is whole', () => {
    expect(parseReviewAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(answers);
    expect(parseReviewAnswers({ ...answers, aspects: { pay: 9 } })).toBeNull();
    expect(parseReviewAnswers('x')).toBeNull();
  });
});
