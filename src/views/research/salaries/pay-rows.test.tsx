// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { payScaleOf } from '@/core/research/salaries/pay-scale';
import type { SalaryGroup } from '@/core/research/salaries/salary';
import { PayRows } from './pay-rows';

afterEach(cleanup);

function aGroup(name: string, median: number | null): SalaryGroup {
  const amounts = { median, lowerQuartile: null, upperQuartile: null, lowestTenth: null, highestTenth: null };
  const figure = {
    count: 4,
    importedCount: 0,
    band: null,
    newest: '2026-06',
    isStale: false,
    recentCount: 4,
    checkedCount: 0,
    ...amounts,
  };
  return { key: name.toLowerCase(), name, figure: { ...figure, medianMargin: null, confidence: null } };
}

function axesOf(groups: readonly SalaryGroup[]): number {
  const points = groups.flatMap(({ figure }) => (figure.median === null ? [] : [figure.median]));
  const nameOf = ({ name }: SalaryGroup) => name;
  const fixed = { unit: 'year', ownPay: null, current: null, hrefOf: () => '/salaries', nameOf } as const;
  const { container } = render(<PayRows groups={groups} scale={payScaleOf(points, 5)} {...fixed} />);
  return container.querySelectorAll('.pay-rows__axis').length;
}

it('rows of too few reports have no scale, as nothing is drawn on it', () => {
  expect(axesOf([aGroup('Pune', null), aGroup('Jaipur', null)])).toBe(0);
  expect(screen.getAllByText(/needs five/)).toHaveLength(2);
  cleanup();
  expect(axesOf([aGroup('Pune', 700_000), aGroup('Jaipur', null)])).toBe(1);
});
