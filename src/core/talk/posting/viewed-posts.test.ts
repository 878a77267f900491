import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ViewedPosts } from './viewed-posts';
import { emptyViewedPosts, nextBatchOf, withSentPosts, withViewedPost } from './viewed-posts';

function viewed(...ids: readonly string[]): ViewedPosts {
  return ids.reduce(withViewedPost, emptyViewedPosts);
}

it('sends three viewed posts at once and then none', () => {
  const posts = viewed('a', 'b', 'b', 'c');
  expect(nextBatchOf(posts)).toEqual(['a', 'b', 'c']);
  const sent = withSentPosts(posts, nextBatchOf(posts));
  expect(sent.unsent).toEqual([]);
  expect(withViewedPost(sent, 'a').unsent).toEqual([]);
});

it('keeps what was seen while a batch was on its way', () => {
  const posts = viewed('a', 'b');
  expect(withSentPosts(withViewedPost(posts, 'c'), nextBatchOf(posts)).unsent).toEqual(['c']);
});

it('sends every post once, at most 100 at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { maxLength: 500 }), (numbers) => {
      let posts = viewed(...numbers.map(String));
      const sent: string[] = [];
      while (nextBatchOf(posts).length > 0) {
        const batch = nextBatchOf(posts);
        expect(batch.length).toBeLessThanOrEqual(100);
        sent.push(...batch);
        posts = withSentPosts(posts, batch);
      }
      expect(sent).toEqual([...new Set(numbers.map(String))]);
    }),
  );
});
