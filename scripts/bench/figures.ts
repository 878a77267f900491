export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One number of a row. Without a goal it is there to be read. */
export interface Figure {
  readonly name: string;
  /** The middle of the rounds if there are several. */
  readonly value: number;
  /** Behind the number; `×` is a ratio of two things measured in one run. */
  readonly unit: '×' | 'kB' | 'ms' | 'MB' | '/s' | 's' | '';
  readonly goal?: Goal;
  /** The smallest and the largest of the rounds. */
  readonly spread?: Spread;
}

/** The least and the most that the rounds gave. */
export interface Spread {
  readonly min: number;
  readonly max: number;
}

/** The middle value; of an even number of them the lower one. NaN for none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that at least `share` per cent of the values do not exceed. NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** A figure of several rounds: their middle, with the least and the most. */
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

/** One line for the terminal: the number first, then what it is, its goal and its spread. */
export function lineOf({ name, value, unit, goal, spread }: Figure): string {
  const text = (number: number): string => `${Number(number.toFixed(DIGITS[unit]))}`;
  const parts = [
    `  ${markOf(value, goal)} ${text(value).padStart(9)} ${unit.padEnd(2)}  ${name}`,
    ...(goal === undefined ? [] : ['atMost' in goal ? `goal ≤ ${goal.atMost}` : `goal ≥ ${goal.atLeast}`]),
    ...(spread === undefined ? [] : [`rounds ${text(spread.min)} to ${text(spread.max)}`]),
  ];
  return parts.join(' · ');
}
