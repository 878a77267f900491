import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedUrlNamesOf } from '@/core/research/compare/compared-names';
import { withCommunity } from '@/core/talk/communities/user-communities';
import { emptyViewedPosts, withViewedPost } from '@/core/talk/posting/viewed-posts';
import { WaitingVotes } from '@/core/talk/voting/waiting-votes';
import { distinctBy, withItem, withoutKey } from './unique-list';

const self = (item: number): number => item;

it('adds an item once and keeps the list itself where nothing changes', () => {
  const one = withItem([], 7, self);
  expect(one).toEqual([7]);
  expect(withItem(one, 7, self)).toBe(one);
  expect(withoutKey(one, 8, self)).toBe(one);
  expect(withoutKey(one, 7, self)).toEqual([]);
});

it('keeps each key once, in the order of first appearance, whatever is added', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (numbers) => {
      const grown = numbers.reduce<readonly number[]>((list, number) => withItem(list, number, self), []);
      expect(grown).toEqual([...new Set(numbers)]);
      expect(distinctBy(numbers, self)).toEqual(grown);
    }),
  );
});

it('[VA-NO-DUPLICATES] communities, companies, viewed posts and pending actions stand once in their lists', () => {
  const community = { type: 'topic', entityId: 7 } as const;
  expect([community, { ...community }].reduce(withCommunity<typeof community>, [])).toHaveLength(1);
  expect(comparedUrlNamesOf('vaayuna,Vaayuna')).toEqual(['vaayuna']);
  expect(['p1', 'p1'].reduce(withViewedPost, emptyViewedPosts).unsent).toEqual(['p1']);
  const pending = new WaitingVotes();
  const vote = { resourceType: 'post', resourceId: 'p1', voteType: 'up' } as const;
  pending.add(vote);
  pending.add({ ...vote });
  expect(pending.take()).toEqual([vote]);
});
