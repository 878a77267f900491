import type { Equivalent } from './equivalents';
import type { JudgedMutation } from './judge';
import { changeOf } from './judge';

/** The maximum share of surviving mutants. MAX_EQUIVALENT limits the share of listed mutants. */
const MAX_UNNOTICED = 0.05;
const MAX_EQUIVALENT = 0.03;

export interface MutantReport {
  readonly lines: readonly string[];
  readonly shortfalls: readonly string[];
}

/**
 * Counts by file with survivors, and totals. Every limit must be killed. The share of listed mutants counts only over
 * all rules.
 */
export function reportOn(
  mutants: readonly JudgedMutation[],
  equivalents: readonly Equivalent[],
  isWhole: boolean,
): MutantReport {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const lines = files.flatMap((file) => {
    const own = mutants.filter((mutant) => mutant.file === file);
    return [
      `${file}: ${countsOf(own)}`,
      ...own.filter(isSurvivor).map((one) => `  ${one.kind} at ${file}:${one.lineNumber}: ${changeOf(one)}`),
    ];
  });
  const [limits, logic] = [mutants.filter(isLimit), mutants.filter((mutant) => !isLimit(mutant))];
  const totals = [`limits: ${countsOf(limits)}`, `others: ${countsOf(logic)}`, `all: ${sharesOf(mutants)}`];
  return {
    lines: [...lines, ...totals],
    shortfalls: [...missedBy(limits, logic, isWhole), ...untrue(mutants, equivalents, files)],
  };
}

function missedBy(
  limits: readonly JudgedMutation[],
  logic: readonly JudgedMutation[],
  isWhole: boolean,
): readonly string[] {
  const [survivingLimits, surviving] = [limits.filter(isSurvivor).length, logic.filter(isSurvivor).length];
  const judged = logic.filter((mutant) => !isEquivalent(mutant)).length;
  const all = [...limits, ...logic];
  return [
    ...(survivingLimits > 0 ? [`${survivingLimits} limits may be changed unnoticed; none should.`] : []),
    ...(surviving > judged * MAX_UNNOTICED
      ? [`${surviving} of ${judged} other changes go unnoticed; at most ${MAX_UNNOTICED * 100} % should.`]
      : []),
    ...(isWhole && all.filter(isEquivalent).length > all.length * MAX_EQUIVALENT
      ? [`More than ${MAX_EQUIVALENT * 100} % of the changes are listed as equivalent.`]
      : []),
  ];
}

function untrue(
  mutants: readonly JudgedMutation[],
  equivalents: readonly Equivalent[],
  files: readonly string[],
): readonly string[] {
  return equivalents
    .filter(({ file }) => files.includes(file))
    .flatMap(({ file, line, mutants: changes }) =>
      changes.flatMap((change) => {
        const named = mutants.filter((one) => one.file === file && one.line === line && changeOf(one) === change);
        if (named.length > 0 && !named.every(({ isKilled }) => isKilled)) return [];
        const fault = named.length === 0 ? 'does not exist' : 'is killed';
        return [`${file}: “${change}” in “${line}” is listed as equivalent and ${fault}.`];
      }),
    );
}

function countsOf(mutants: readonly JudgedMutation[]): string {
  const killed = mutants.filter(({ isKilled }) => isKilled).length;
  const survived = mutants.filter(isSurvivor).length;
  return `${killed} killed, ${survived} survived, ${mutants.length - killed - survived} equivalent`;
}

function sharesOf(mutants: readonly JudgedMutation[]): string {
  const share = (isOne: (mutant: JudgedMutation) => boolean) =>
    `${((mutants.filter(isOne).length / mutants.length) * 100).toFixed(1)} %`;
  const killed = share(({ isKilled }) => isKilled);
  return `${mutants.length} mutants, ${killed} killed, ${share(isSurvivor)} survived, ${share(isEquivalent)} equivalent`;
}

const isLimit = ({ kind }: JudgedMutation): boolean => kind === 'limit';
const isSurvivor = ({ isKilled, isListed }: JudgedMutation): boolean => !isKilled && !isListed;
const isEquivalent = ({ isKilled, isListed }: JudgedMutation): boolean => !isKilled && isListed;
