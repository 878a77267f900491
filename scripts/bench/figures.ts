export type Goal = { readonly atMost: number } | { readonly atLeast: number };

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `×` is a ratio of two values of one run. */
  readonly unit: '×' | 'kB' | 'ms' | 'MB' | '/s' | 's' | '';
  readonly goal?: Goal;
  readonly spread?: Spread;
}

export interface Spread {
  readonly min: number;
  readonly max: number;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function figureOf(
  name: string,
  unit: Figure['unit'],
  rounds: readonly number[],
  goal: Goal | null = null,
): Figure {
  const spread = rounds.length > 1 ? { spread: { min: Math.min(...rounds), max: Math.max(...rounds) } } : {};
  return { name, unit, value: median(rounds), ...spread, ...(goal === null ? {} : { goal }) };
}

export function isMet(value: number, goal: Goal): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

const DIGITS: Readonly<Record<Figure['unit'], number>> = { '×': 2, kB: 1, ms: 1, MB: 0, '/s': 0, s: 0, '': 3 };

function markOf(value: number, goal: Goal | undefined): string {
  if (goal === undefined) return '    ';
  return isMet(value, goal) ? 'ok  ' : 'miss';
}

export function lineOf({ name, value, unit, goal, spread }: Figure): string {
  const text = (number: number): string => `${Number(number.toFixed(DIGITS[unit]))}`;
  const parts = [
    `  ${markOf(value, goal)} ${text(value).padStart(9)} ${unit.padEnd(2)}  ${name}`,
    ...(goal === undefined ? [] : ['atMost' in goal ? `goal ≤ ${goal.atMost}` : `goal ≥ ${goal.atLeast}`]),
    ...(spread === undefined ? [] : [`rounds ${text(spread.min)} to ${text(spread.max)}`]),
  ];
  return parts.join(' · ');
}
