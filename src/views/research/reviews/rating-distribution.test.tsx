// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RatingDistribution } from './rating-distribution';

afterEach(cleanup);

it.each([[[1, 1, 1, 0, 0]], [[5, 7, 12, 22, 11]], [[1, 1, 1, 1, 3]]])(
  'the shares of the stars %j add up to 100',
  (distribution) => {
    render(<RatingDistribution figures={{ distribution }} />);
    const shares = screen.getAllByRole('listitem').map((item) => Number(/(\d+)%/.exec(item.textContent ?? '')?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  },
);
