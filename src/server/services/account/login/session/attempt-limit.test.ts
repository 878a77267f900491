import { expect, it } from 'vitest';
import { AttemptLimit } from './attempt-limit';

it('limits the sign-ins of one account per minute, and of no other', () => {
  let now = 0;
  const limit = new AttemptLimit(2, () => now);
  limit.count('google 1');
  limit.count('google 1');
  now = 20_500;
  expect(() => limit.count('google 1')).toThrow('You did that too often. Try again in 40 seconds.');
  limit.count('google 2');
  limit.count('naukri 1');
  now = 60_000;
  limit.count('google 1');
});
