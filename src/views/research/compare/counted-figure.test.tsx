// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MedianPay } from './counted-figure';

afterEach(cleanup);

const pay = { designation: null, median: 1_200_000, margin: null, count: 12, newest: '2026-10' };

it.each([
  ['a median with its number and month', pay, '₹12.0 L12 people, Oct 2026'],
  ['a number in fives as what it is', { ...pay, count: 85, newest: null }, '₹12.0 Labout 85 people, without a date'],
  [
    'of few people that they are too few',
    { ...pay, median: null, count: 7 },
    'No median7 people, too few for a median',
  ],
  ['no number of what may be withheld', { ...pay, median: null, count: 0 }, 'Too fewNeeds five salaries'],
])('a comparison shows %s', (_, shown, text) => {
  expect(render(<MedianPay pay={shown} />).container.textContent).toBe(text);
});
