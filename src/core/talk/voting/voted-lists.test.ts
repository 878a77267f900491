import { expect, it } from 'vitest';
import { noVotes, withoutVoted, withVoted } from './voted-lists';

it('keeps what one voted on once, each kind apart', () => {
  const once = withVoted(noVotes, 'posts', 'a');
  expect(once).toEqual({ posts: [{ id: 'a' }], polls: [], salaryPolls: [] });
  expect(withVoted(once, 'posts', 'a')).toEqual(once);
  expect(withVoted(once, 'polls', 'a').polls).toEqual([{ id: 'a' }]);
  expect(withoutVoted(once, 'posts', 'a')).toEqual(noVotes);
});
