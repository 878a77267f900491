import { expect, it } from 'vitest';
import { partMessages } from './part-messages';

it.each([
  [1, 12, false, 'Rank 1 of 12'],
  [1, 12, true, 'Shared rank 1 of 12'],
  [4, 12, true, 'Shared rank 4 of 12'],
] as const)('rank %i of %i, shared %s, is “%s”', (rank, companies, isShared, text) => {
  expect(partMessages.awardRank(rank, companies, isShared)).toBe(text);
});
