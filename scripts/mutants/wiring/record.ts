import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

export type Reach = readonly [test: string, calls: readonly number[], ms: number];

const reached = new Set<number>();
let since = 0;

globalThis.isLeftOut = (call) => {
  reached.add(call);
  return false;
};

beforeAll(() => {
  reached.clear();
  since = performance.now();
});

afterAll(() => {
  const reach: Reach = [expect.getState().testPath ?? '', [...reached], Math.round(performance.now() - since)];
  appendFileSync(process.env.WIRING_REPORT ?? '', `${JSON.stringify(reach)}\n`);
});
