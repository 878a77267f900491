// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RatingDistribution } from './rating-distribution';

afterEach(cleanup);

it.each([
  [
    [1, 1, 1, 0, 0],
    [0, 0, 33, 33, 33],
  ],
  [
    [1, 1, 1, 1, 3],
    [43, 14, 14, 14, 14],
  ],
])('of the stars %j equal counts have equal shares', (distribution, expected) => {
  render(<RatingDistribution figures={{ distribution }} />);
  const shares = screen.getAllByRole('listitem').map((item) => Number(/(\d+)%/.exec(item.textContent ?? '')?.[1]));
  expect(shares).toEqual(expected);
});
