// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StarSums } from './star-sums';

afterEach(cleanup);

it.each([
  [{ rating: 1, kept: 12, takenOff: 8 }, '1 star: 12 accepted, 8 not60%'],
  [{ rating: 5, kept: 1200, takenOff: null }, '5 stars: 1,200 accepted, fewer than 5 notNo share'],
])('decided reviews %j are said as %s', (sum, text) => {
  render(<StarSums stars={[sum]} />);
  expect(screen.getByRole('listitem').textContent).toBe(text);
});

it('says that there are none', () => {
  render(<StarSums stars={[]} />);
  expect(screen.getByText('No review was decided in those months.')).not.toBeNull();
});
