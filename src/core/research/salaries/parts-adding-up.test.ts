import { expect, it } from 'vitest';
import { roundedParts } from './parts-adding-up';
import { payText } from './pay-text';

it.each([
  [[1_145_000, 55_000, 15_000], 'year', ['₹11.5 L', '₹0.6 L', '₹0.1 L'], '₹12.2 L'],
  [[1_000_000, 100_000], 'year', ['₹10.0 L', '₹1.0 L'], '₹11.0 L'],
  [[600_700, 600_700, 600_700], 'month', ['₹50,100', '₹50,100', '₹50,000'], '₹1,50,200'],
  [[], 'year', [], '₹0.0 L'],
] as const)('%j in steps of a %s add up', (amounts, unit, texts, sum) => {
  const parts = roundedParts(amounts, unit);
  expect(parts.map((part) => payText(part, unit))).toEqual(texts);
  expect(
    payText(
      parts.reduce((total, part) => total + part, 0),
      unit,
    ),
  ).toBe(sum);
  expect(
    payText(
      amounts.reduce((total: number, amount) => total + amount, 0),
      unit,
    ),
  ).toBe(sum);
});
