import { expect, it } from 'vitest';
import { postAboutReview } from './review-post.rules';

const review = { company: 'Vaayuna', rating: 3, likes: null, dislikes: null };
const contentOf = (change: object) => postAboutReview({ ...review, ...change }).content;

it('quotes the sides that a review has', () => {
  const [first, last] = ['A review gives Vaayuna 3 out of 5.', 'Do you agree? Which team, and since when?'];
  expect(contentOf({})).toBe(`${first}\n\n${last}`);
  expect(contentOf({ likes: ' Food ' })).toBe(`${first}\n\nIt likes: “Food”\n\n${last}`);
  expect(contentOf({ dislikes: 'Shifts' })).toBe(`${first}\n\nIt does not like: “Shifts”\n\n${last}`);
});

it.each([
  ['a', 1_200, 'a'.repeat(1_200)],
  ['a', 1_201, `${'a'.repeat(1_200)}…`],
  ['👍', 1_200, '👍'.repeat(1_200)],
  ['👍', 1_201, `${'👍'.repeat(1_200)}…`],
])('quotes of %s, %i times, what fits', (letter, times, quote) => {
  expect(contentOf({ likes: letter.repeat(times) })).toContain(`It likes: “${quote}”`);
});

it('has a title that a post may have', () => {
  expect(postAboutReview(review).title).toBe('Vaayuna: 3 out of 5. Do you agree?');
  const { title } = postAboutReview({ ...review, company: 'क'.repeat(200) });
  expect(title).toBe('क'.repeat(150));
});
