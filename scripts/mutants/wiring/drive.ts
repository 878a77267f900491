import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, onTestFailed, vi } from 'vitest';

declare global {
  var isLeftOut: (call: number) => boolean;
}

const [FIRST_MS, LATER_MS] = [300_000, 20_000];

export type WiringVerdict = readonly [call: number, state: 'caught' | 'unnoticed', test: string, by: string | null];

/** Runs a test file with all calls, then without each uncaught one. Only the test file is reloaded. */
export function driveWiring(test: string, calls: readonly number[], report: string): void {
  const caught = new Set(
    readFileSync(report, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): WiringVerdict => JSON.parse(line))
      .flatMap(([call, state]) => (state === 'caught' ? [call] : [])),
  );
  fc.configureGlobal({ seed: 21, endOnFailure: true });
  let leftOut = 0;
  let failsAnyway = false;
  globalThis.isLeftOut = (call) => call === leftOut;
  for (const call of [0, ...calls.filter((one) => !caught.has(one))]) {
    let by: string | null = null;
    describe(`without call ${call}`, async () => {
      vi.setConfig({ testTimeout: call === 0 ? FIRST_MS : LATER_MS });
      leftOut = 0;
      await import(/* @vite-ignore */ `${test}?without=${call}`);
      beforeEach(({ skip, task }) => {
        if (by !== null || failsAnyway) skip();
        leftOut = call;
        onTestFailed(() => {
          by = `${task.name}: ${task.result?.errors?.[0]?.message?.split('\n', 1)[0]}`;
        });
      });
      afterEach(() => {
        vi.useRealTimers();
        vi.unstubAllGlobals();
      });
      afterAll(() => {
        if (call === 0) failsAnyway = by !== null;
        else if (failsAnyway) return;
        const verdict: WiringVerdict = [call, by === null ? 'unnoticed' : 'caught', test, by];
        if (call !== 0 || failsAnyway) appendFileSync(report, `${JSON.stringify(verdict)}\n`);
      });
    });
  }
}
