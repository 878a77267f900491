import { expect, it } from 'vitest';
import { requestRefusals } from './request-refusals.rules';

it('says when to try again, in seconds', () => {
  expect([1, 2].map(requestRefusals.tooMany)).toEqual([
    'You did that too often. Try again in 1 second.',
    'You did that too often. Try again in 2 seconds.',
  ]);
});
