// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { translatePage } from '@tests/support/translate-page';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { GratuityScreen } from './gratuity-screen';
import { HikeScreen } from './hike-screen';
import { HraScreen } from './hra-screen';
import { TakeHomeScreen } from './take-home-screen';

afterEach(cleanup);

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { exact: true }), { target: { value } });

interface Walk {
  readonly name: string;
  readonly address: string;
  readonly Screen: ComponentType;
  readonly steps: readonly (() => void)[];
}

const WALKS: readonly Walk[] = [
  {
    name: 'take-home',
    address: '/salaries/take-home-salary-calculator',
    Screen: TakeHomeScreen,
    steps: [
      () => type('CTC a year', '1200000'),
      () => type('CTC a year', '1285000'),
      () => type('State of work', 'Maharashtra'),
      () => type('CTC a year', '5200000'),
      () => type('CTC a year', '240000'),
      () => type('CTC a year', '19'),
      () => type('CTC a year', '2400000'),
    ],
  },
  {
    name: 'hike',
    address: '/salaries/salary-hike-calculator',
    Screen: HikeScreen,
    steps: [
      () => type('Salary now', '1000000'),
      () => type('Hike', '20'),
      () => type('State of work', 'Karnataka'),
      () => type('New salary', '900000'),
      () => type('New salary', '2400000'),
      () => type('Salary now', '0'),
      () => type('Salary now', '1100000'),
    ],
  },
  {
    name: 'HRA',
    address: '/salaries/hra-calculator',
    Screen: HraScreen,
    steps: [
      () => type('Basic pay a month', '50000'),
      () => type('HRA a month', '20000'),
      () => type('Rent a month', '18000'),
      () => type('Rent a month', '31000'),
      () => type('Rent a month', '0'),
      () => type('Rent a month', '12000'),
      () => type('Basic pay a month', '90000'),
    ],
  },
  {
    name: 'gratuity',
    address: '/salaries/gratuity-calculator',
    Screen: GratuityScreen,
    steps: [
      () => type('Joined on', '2016-01-01'),
      () => type('Last day of work', '2026-07-01'),
      () => type('Last day of work', '2024-03-01'),
      () => type('Last day of work', '2018-03-01'),
      () => type('Last day of work', '2025-09-30'),
    ],
  },
];

async function wordsOf({ address, Screen, steps }: Walk, isTranslated: boolean): Promise<readonly string[]> {
  const { store, time } = await startMemoryApp({ address });
  const { container } = renderWithStores(store, <Screen />);
  const words: string[] = [];
  for (const step of steps) {
    if (isTranslated) translatePage();
    step();
    await act(() => time.advance(1_000));
    words.push(wordsIn(container));
  }
  cleanup();
  return words;
}

function wordsIn(element: Element): string {
  const lines = [
    ...element.querySelectorAll('p, dd, dt, li, td, th, h1, h2, h3, legend, summary, label, output, figcaption'),
  ];
  return lines.map(({ textContent }) => textContent).join('\n');
}

describe('a page that the browser translates', () => {
  it.each(WALKS)('shows the results of $name that the page as it is shows, after each change', async (walk) => {
    const plain = await wordsOf(walk, false);
    expect(new Set(plain).size).toBe(plain.length);
    expect(await wordsOf(walk, true)).toEqual(plain);
  });
});
