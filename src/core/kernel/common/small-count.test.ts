import { expect, it } from 'vitest';
import { SMALL_COUNT } from './small-count';

it('[LM-COUNT-SMALL] a short list has five items', () => {
  expect(SMALL_COUNT).toBe(5);
});
