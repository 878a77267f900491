// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SalaryPart } from '@/core/research/salaries/salary';
import { PayParts } from './pay-parts';

afterEach(cleanup);

const items: readonly SalaryPart[] = [
  { kind: 'fixed', amount: 1_000_000, reported: 20 },
  { kind: 'stock', amount: 100_000, reported: 8 },
];
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' '));

it('a joining bonus stands apart from the salary of a year, and is added to that of the first', () => {
  const joining = { kind: 'joiningBonus', amount: 50_000, reported: 5 } as const;
  render(<PayParts parts={{ count: 20, items: [...items, joining] }} all={40} unit="month" />);
  expect(rows().slice(-3)).toEqual([
    expect.stringContaining('Total'),
    expect.stringMatching(/^Joining bonus, onceat least 20% report it ₹0\.5 L/),
    expect.stringMatching(/^In the first year ₹11\.5 L/),
  ]);
  expect(document.querySelectorAll('.pay-chart .pay-part')).toHaveLength(2);
});

it('without one the year is all there is', () => {
  render(<PayParts parts={{ count: 20, items }} all={40} unit="year" />);
  expect(rows().at(-1)).toMatch(/^Total ₹11(\.0)? L/);
});
