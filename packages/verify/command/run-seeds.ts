import type { VerifyArguments } from './arguments';
import { EXIT } from './exit-codes';
import type { Output } from './output';

/** Verifies with one seed and returns the exit code. */
export type VerifySeed = (given: VerifyArguments) => Promise<number>;

/**
 * Runs seeds one after the other, with one report per seed. Returns the exit code of the first seed that did not pass.
 */
export async function runSeeds(given: VerifyArguments, output: Output, verifySeed: VerifySeed): Promise<number> {
  if (given.seeds === 1) return verifySeed(given);
  const codes = new Map<number, number>();
  for (let count = 0; count < given.seeds; count += 1) {
    const seed = given.seed + count;
    const code = await verifySeed({ ...given, seed, seeds: 1, report: `${given.report}/seed-${seed}` });
    codes.set(seed, code);
    if (code === EXIT.stopped || code === EXIT.notRun) break;
  }
  const others = [...codes].filter(([, code]) => code !== EXIT.passed);
  output.line(
    [
      `${codes.size - others.length} of ${given.seeds} seeds passed (${given.seed} to ${given.seed + given.seeds - 1}).`,
      ...others.map(([seed, code]) => `  seed ${seed}: exit code ${code}, ${given.report}/seed-${seed}/index.html`),
    ].join('\n'),
  );
  return others[0]?.[1] ?? EXIT.passed;
}
