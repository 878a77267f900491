// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StarSums } from './star-sums';

afterEach(cleanup);

it.each([
  [{ rating: 1, kept: 12, takenOff: 8 }, '1 star: 12 accepted, 8 refused or removed60%', '60%'],
  [
    { rating: 5, kept: 1200, takenOff: null },
    '5 stars: 1,200 accepted, fewer than 5 refused or removedToo few to say',
    null,
  ],
])('decided reviews %j are said as %s, with a bar of %s', (sum, text, width) => {
  const { container } = render(<StarSums stars={[sum]} />);
  expect(screen.getByRole('listitem').textContent).toBe(text);
  expect(container.querySelector('rect')?.getAttribute('width') ?? null).toBe(width);
});

it('says that there are none', () => {
  render(<StarSums stars={[]} />);
  expect(screen.getByText('No review was decided in those months.')).not.toBeNull();
});
