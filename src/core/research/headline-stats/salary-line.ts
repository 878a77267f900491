import type { SalaryGroup } from '../salaries/salary';

export interface LineRole {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly newest: string | null;
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** The most roles that hang from the line without their names meeting. */
const MAX_ON_LINE = 9;
/** Fewer are no line. */
const MIN_ON_LINE = 3;
/** The least that a median differs from every other one, as a ratio: closer ones would hide each other. */
const MIN_RATIO = 1.25;

/**
 * Returns the roles that hang from the line of salaries, from low to high: of those that most people report, each whose median is clear of all that were taken
 * before it. Empty if there are too few.
 */
export function salaryLineOf(roles: readonly SalaryGroup[]): readonly LineRole[] {
  const taken: LineRole[] = [];
  for (const role of roles.flatMap(lineRoleOf)) {
    const isClear = taken.every(({ median }) => Math.max(median / role.median, role.median / median) >= MIN_RATIO);
    if (isClear && taken.length < MAX_ON_LINE) taken.push(role);
  }
  return taken.length < MIN_ON_LINE ? [] : taken.toSorted((one, other) => one.median - other.median);
}

function lineRoleOf({ key, name, figure }: SalaryGroup): readonly LineRole[] {
  const { count, newest, median, lowerQuartile, upperQuartile } = figure;
  if (median === null || lowerQuartile === null || upperQuartile === null) return [];
  return [{ key, name, count, newest, median, lowerQuartile, upperQuartile }];
}
