import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

/** `ms` is processor time. */
export type TestCoverage = readonly [test: string, calls: readonly number[], ms: number];

const reached = new Set<number>();
let since = process.cpuUsage();

globalThis.isLeftOut = (call) => {
  reached.add(call);
  return false;
};

beforeAll(() => {
  reached.clear();
  since = process.cpuUsage();
});

afterAll(() => {
  const { user, system } = process.cpuUsage(since);
  const reach: TestCoverage = [expect.getState().testPath ?? '', [...reached], Math.round((user + system) / 1_000)];
  appendFileSync(process.env.WIRING_REPORT ?? '', `${JSON.stringify(reach)}\n`);
});
