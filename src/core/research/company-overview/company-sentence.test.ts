import { describe, expect, it } from 'vitest';
import type { FacetCount } from '../reviews/review-figures';
import { companySentenceOf } from './company-sentence';

const ASPECTS = ['security', 'skills', 'culture', 'balance', 'satisfaction', 'pay', 'promotions'] as const;

/**
 * Figures of an industry at 3.6 in each topic, with a hundred reviews per topic. A difference of .3 is significant, .2
 * is not.
 */
const rated = (ratings: readonly (number | null)[], { industry = 3.6 as number | null, count = 100 } = {}) =>
  ratings.map((rating, place) => ({ aspect: ASPECTS[place] ?? 'pay', rating, industry, count }));

const topics = (counts: Readonly<Record<string, number>>): readonly FacetCount[] =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

const none = { liked: [], disliked: [], rating: 4 };

const written = (figures: Parameters<typeof companySentenceOf>[0]) =>
  companySentenceOf(figures)
    .map(({ text, isStrong }) => (isStrong ? `*${text}*` : text))
    .join('');

describe('the sentence about a company', () => {
  it.each([
    [
      'far above',
      [3.6, 4.2, 3.9, 4.1, 3.7, 3.9, 3.9],
      'Clearly above its industry in *five of seven topics*, furthest ahead in skill building.',
    ],
    [
      'above in all',
      [3.9, 4.2, 3.9, 4.1, 3.9, 3.9, 3.9],
      'Clearly above its industry in *all seven topics*, furthest ahead in skill building.',
    ],
    [
      'far below',
      [2.9, 3.6, 3.2, 3.6, 3.6, 3.6, 3.3],
      'Clearly below its industry in *three of seven topics*, furthest behind in job security.',
    ],
    [
      'both',
      [2.9, 4.2, 4.1, 3.6, 3.6, 3.6, 3.3],
      'Clearly above its industry in *two of seven topics*, furthest ahead in skill building; below it in *two*, furthest behind in job security.',
    ],
    [
      'one topic',
      [3.6, 4.2, 3.6, 3.6, 3.6, 3.6, 3.6],
      'Clearly above its industry in *one of seven topics*, skill building.',
    ],
    [
      'two that tie',
      [3.6, 4.2, 4.2, 3.9, 3.6, 3.6, 3.6],
      'Clearly above its industry in *three of seven topics*, furthest ahead in skill building and culture.',
    ],
    ['three that tie', [3.6, 4.2, 4.2, 4.2, 3.9, 3.6, 3.6], 'Clearly above its industry in *four of seven topics*.'],
    ['within chance', [3.8, 3.5, 3.6, 3.7, 3.4, 3.6, 3.6], 'In line with its industry in *all seven topics*.'],
  ])('compares with the industry: %s', (_case, ratings, sentence) => {
    expect(written({ ...none, aspects: rated(ratings) })).toBe(sentence);
  });

  it.each([
    ['no rating', { ...none, rating: null, aspects: rated([4.9, 4.9, 4.9]) }],
    ['two topics with enough reviews', { ...none, aspects: rated([4.9, 4.9, null, null, null, null, null]) }],
    ['an industry without a median', { ...none, aspects: rated([4.9, 4.9, 4.9, 4.9], { industry: null }) }],
  ])('says nothing of %s', (_case, figures) => {
    expect(companySentenceOf(figures)).toEqual([]);
  });

  it('calls the same gap chance if few reviews rate it', () => {
    const few = rated([4.2, 4.2, 4.2], { count: 9 });
    expect(written({ ...none, aspects: few })).toBe('In line with its industry in *all three topics*.');
  });

  it.each([
    [
      { learning: 41, shifts: 36 },
      { projects: 32, pay: 31 },
      'Reviews praise learning most and criticise projects most.',
    ],
    [{ shifts: 36 }, { shifts: 29, pay: 28 }, 'Reviews are divided on shifts and rosters.'],
    [{ pay: 400 }, { pay: 100, food: 8 }, 'Reviews praise pay most.'],
    [{ pay: 400, food: 30 }, { pay: 380, leave: 390 }, 'Reviews criticise leave most.'],
    [{ shifts: 36 }, { shifts: 29 }, 'Reviews are divided on shifts and rosters.'],
    [{ learning: 9, training: 9 }, {}, 'Reviews praise learning and training most.'],
    [{}, { pay: 5 }, 'Reviews criticise pay most.'],
    [{ learning: 9, training: 9, food: 9 }, { pay: 5 }, 'Reviews criticise pay most.'],
    // Topics with fewer than five reviews are not listed.
    [{ learning: 4 }, { pay: 4 }, ''],
  ])('names what reviews speak of: %j, %j', (liked, disliked, sentence) => {
    expect(written({ rating: 4, aspects: [], liked: topics(liked), disliked: topics(disliked) })).toBe(sentence);
  });

  it('puts both sentences one after the other', () => {
    const aspects = rated([3.6, 4.2, 3.6, 3.6, 3.6, 3.6, 3.6]);
    expect(written({ ...none, aspects, liked: topics({ learning: 9 }) })).toBe(
      'Clearly above its industry in *one of seven topics*, skill building. Reviews praise learning most.',
    );
  });
});
