import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, it, vi } from 'vitest';

declare global {
  var mutant: number;
  var mutantTurn: (() => void) | undefined;
}

export type Verdict = readonly [mutant: number, state: 'began' | 'killed' | 'survived', by?: string];

const MAX_TURNS = 50_000_000;

/** Runs the tests per mutant with reloaded modules; appends verdicts as JSON lines. */
export function runMutants(tests: readonly string[], mutants: readonly number[], report: string): void {
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
  // Equal values for each mutant; the first failure suffices.
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
