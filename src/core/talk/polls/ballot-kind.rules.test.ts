import { expect, it } from 'vitest';
import { POST_KINDS } from '../posting/post';
import { isBallotKind } from './ballot-kind.rules';

it('readers of a poll and of compared offers pick an option, and of no other post', () => {
  expect(POST_KINDS.filter(isBallotKind).toSorted()).toEqual(['poll', 'salary']);
});
