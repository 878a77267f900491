import { expect, it } from 'vitest';
import { blogPictureOf } from './blog-bars';
import { blogPosts } from './blog-posts';

const figure = { amount: '₹140', label: '' };
const sumsOf = (...amounts: string[]) => amounts.map((amount) => ({ label: '', amount }));

it('draws the calculation of the figure, with each deduction from the end of the bar before it', () => {
  const picture = blogPictureOf({
    figure,
    parts: [
      { title: 'Words' },
      { title: 'Other sums', sums: sumsOf('₹900', '₹200') },
      { title: 'Sums', sums: sumsOf('₹200', '− ₹50', '− ₹10', '₹140') },
    ],
  });
  expect(picture?.bars.map(({ from, length, isDeducted }) => [from, length, isDeducted])).toEqual([
    [0, 100, false],
    [75, 25, true],
    [70, 5, true],
    [0, 70, false],
  ]);
  expect(picture?.ends).toEqual(['₹200', '₹140']);
});

it('draws nothing for a text without a calculation of its figure', () => {
  expect(blogPictureOf({ figure, parts: [{ title: 'One', points: ['abcd', 'ab'] }] })).toBeNull();
});

it('draws every figure that is an amount, and no count', () => {
  expect(blogPosts.map((post) => [post.figure.amount, blogPictureOf(post)?.ends.join(' to ')])).toEqual([
    ['9 habits', undefined],
    ['₹77,276', '₹82,276 to ₹77,276'],
    ['₹60,000', '₹1,23,000 to ₹60,000'],
  ]);
});
