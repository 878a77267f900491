import { describe, expect, it } from 'vitest';
import { scaledToEdge } from './picture-edges.rules';

describe('a picture that is shrunk', () => {
  it.each([
    [800, 800, 600, 800, 600],
    [800, 801, 400, 800, 400],
    [800, 1_600, 1_200, 800, 600],
    [800, 1_200, 1_600, 600, 800],
    [800, 3, 2, 3, 2],
    [800, 12_000, 1, 800, 1],
  ])('to %d px: from %d × %d', (edge, width, height, shrunkWidth, shrunkHeight) => {
    expect(scaledToEdge(edge, { width, height })).toEqual({ width: shrunkWidth, height: shrunkHeight });
  });
});
