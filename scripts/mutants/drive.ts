import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, it, vi } from 'vitest';

declare global {
  /** The number of the mutant in force; none has 0. */
  var mutant: number;
  /** Called by each turn of a loop of a mutated file. */
  var mutantTurn: (() => void) | undefined;
}

/** The result of a mutant's tests, with the one that failed; of a mutant that hangs there is only a beginning. */
export type Verdict = readonly [mutant: number, state: 'began' | 'killed' | 'survived', by?: string];

const MAX_TURNS = 50_000_000;

/** Runs tests once for each mutant, with all modules loaded again, and appends the verdicts to a file as lines of JSON. */
export function drive(tests: readonly string[], mutants: readonly number[], report: string): void {
  const say = (...verdict: Verdict) => appendFileSync(report, `${JSON.stringify(verdict)}\n`);
  let turns = 0;
  const start = (mutant: number) => {
    turns = 0;
    globalThis.mutant = mutant;
  };
  globalThis.mutantTurn = () => {
    turns += 1;
    if (turns > MAX_TURNS) throw new Error('A loop does not end.');
  };
  // The same values for each mutant, and the first that fails is enough.
  fc.configureGlobal({ seed: 21, endOnFailure: true });

  for (const mutant of mutants) {
    let killedBy: string | null = null;
    describe(`mutant ${mutant}`, async () => {
      say(mutant, 'began');
      start(mutant);
      vi.resetModules();
      try {
        for (const test of tests) await import(/* @vite-ignore */ test);
      } catch (error) {
        it('loads', () => {
          throw error;
        });
      }
      beforeAll(() => {
        say(mutant, 'began');
      });
      beforeEach(({ skip, onTestFailed }) => {
        if (killedBy !== null) skip();
        onTestFailed(({ task }) => {
          killedBy = `${task.name}: ${task.result?.errors?.[0]?.message}`;
        });
        start(mutant);
      });
      afterAll(() => (killedBy === null ? say(mutant, 'survived') : say(mutant, 'killed', killedBy)));
    });
  }
}
