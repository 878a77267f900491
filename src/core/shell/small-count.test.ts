import { expect, it } from 'vitest';
import { SMALL_COUNT } from './small-count';

it('[LM-COUNT-SMALL] the small count is 5', () => {
  expect(SMALL_COUNT).toBe(5);
});
