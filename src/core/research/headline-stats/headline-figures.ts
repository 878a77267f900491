import { CRORE, groupIndian, LAKH } from '@/core/kernel/formatting/indian-number';
import type { HeadlineCounts } from './headline-stats';

export interface HeadlineFigure {
  readonly value: string;
  readonly label: keyof HeadlineCounts;
}

const LABELS = ['reviews', 'interviews', 'salaries', 'users'] as const;

const UNITS = [
  { size: CRORE, name: ' Crore' },
  { size: LAKH, name: ' Lakh' },
] as const;

/** Returns figures in order, without zero counts (PD-STATS). */
export function headlineFiguresOf(stats: HeadlineCounts): readonly HeadlineFigure[] {
  return LABELS.filter((label) => stats[label] > 0).map((label) => ({ value: atLeast(stats[label]), label }));
}

/**
 * Rounds down to two digits in the largest unit: `1.5 Crore+`, `80 Lakh+`, `12,000+`, `420+`. Counts up to 10 are
 * exact.
 */
export function atLeast(count: number): string {
  if (count <= 10) return String(count);
  const rounded = firstTwoDigitsOf(count);
  const unit = UNITS.find(({ size }) => rounded >= size);
  return `${unit === undefined ? groupIndian(rounded) : `${groupIndian(rounded / unit.size)}${unit.name}`}+`;
}

function firstTwoDigitsOf(count: number): number {
  const step = 10 ** (String(count).length - 2);
  return Math.floor(count / step) * step;
}
