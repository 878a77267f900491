import { expect, it } from 'vitest';
import { blogPictureOf } from './blog-bars';
import { blogPosts } from './blog-posts';

it('draws a calculation with each deduction from the end of the bar before it', () => {
  const sums = ['₹200', '− ₹50', '− ₹10', '₹140'].map((amount) => ({ label: '', amount }));
  const { bars, ends } = blogPictureOf({ parts: [{ title: 'Words' }, { title: 'Sums', sums }] });
  expect(bars.map(({ from, length, isDeducted }) => [from, length, isDeducted])).toEqual([
    [0, 100, false],
    [75, 25, true],
    [70, 5, true],
    [0, 70, false],
  ]);
  expect(ends).toEqual(['₹200', '₹140']);
});

it('draws the points of a text without a calculation', () => {
  const { bars, ends } = blogPictureOf({
    parts: [
      { title: 'One', points: ['abcd'] },
      { title: 'Two', points: ['ab'] },
    ],
  });
  expect([bars.map(({ length }) => length), ends]).toEqual([[100, 50], null]);
});

it('has a bar for each habit of the text about them', () => {
  const habits = blogPosts.find(({ figure }) => figure.amount === '9 habits');
  expect(habits && blogPictureOf(habits).bars).toHaveLength(9);
});
