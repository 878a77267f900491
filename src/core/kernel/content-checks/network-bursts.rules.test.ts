import { expect, it } from 'vitest';
import { networkBurst } from './network-bursts.rules';

it('a moderator reads the fourth contribution about a company that one network sends in a day', () => {
  expect(networkBurst(3)).toEqual([]);
  expect(networkBurst(4)).toEqual([
    { rule: 'NOT_OWN', words: [], note: 'At least 4 about this company today from one network' },
  ]);
});
