import type { SalaryGroup } from '../salaries/salary';

export interface SalaryLineRole {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly newest: string | null;
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

const MAX_ON_LINE = 9;
/** Minimum number of roles on the line. */
const MIN_ON_LINE = 3;
/** Minimum ratio of neighbouring medians: closer ones would overlap. */
const MIN_RATIO = 1.25;

/**
 * Returns roles from low to high: the most reported ones whose medians do not overlap. Returns an empty list if there
 * are too few.
 */
export function salaryLineOf(roles: readonly SalaryGroup[]): readonly SalaryLineRole[] {
  const taken: SalaryLineRole[] = [];
  for (const role of roles.flatMap((group) => salaryLineRoleOf(group) ?? [])) {
    const isClear = taken.every(({ median }) => Math.max(median / role.median, role.median / median) >= MIN_RATIO);
    if (isClear && taken.length < MAX_ON_LINE) taken.push(role);
  }
  return taken.length < MIN_ON_LINE ? [] : taken.toSorted((one, other) => one.median - other.median);
}

/** Returns null if too few people have reported. */
export function salaryLineRoleOf({ key, name, figure }: SalaryGroup): SalaryLineRole | null {
  const { count, newest, median, lowerQuartile, upperQuartile } = figure;
  if (median === null || lowerQuartile === null || upperQuartile === null) return null;
  return { key, name, count, newest, median, lowerQuartile, upperQuartile };
}
