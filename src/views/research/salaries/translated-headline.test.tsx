// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { translatePage } from '@tests/support/translate-page';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { PayUnit } from '@/core/research/salaries/pay-text';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { SalaryHeadline } from './salary-headline';

afterEach(cleanup);

const MANY: SalaryFigure = {
  count: 40,
  importedCount: 0,
  newest: '2026-11',
  isStale: false,
  recentCount: null,
  checkedCount: null,
  median: 6_80_000,
  band: null,
  lowerQuartile: 5_00_000,
  upperQuartile: 9_00_000,
  lowestTenth: null,
  highestTenth: null,
  medianMargin: null,
  confidence: 'High',
};
const FEW: SalaryFigure = { ...MANY, count: 12, median: 5_20_000, lowerQuartile: null, upperQuartile: null };
const OLD: SalaryFigure = { ...FEW, isStale: true, newest: '2024-11', confidence: 'Low' };

/** Returns the headline's words, translating the page before each render if `isTranslated`. */
function wordsOf(isTranslated: boolean): readonly (string | null)[] {
  const headline = (figure: SalaryFigure, unit: PayUnit) => (
    <MemoryRouter>
      <SalaryHeadline figure={figure} unit={unit} />
    </MemoryRouter>
  );
  const { rerender, container } = render(headline(MANY, 'year'));
  const steps = [headline(MANY, 'month'), headline(FEW, 'month'), headline(OLD, 'year'), headline(MANY, 'year')];
  const words = steps.map((step) => {
    if (isTranslated) translatePage();
    rerender(step);
    return container.textContent;
  });
  cleanup();
  return words;
}

it('a headline of a page that the browser has translated follows the filters', () => {
  expect(wordsOf(true)).toEqual(wordsOf(false));
});
