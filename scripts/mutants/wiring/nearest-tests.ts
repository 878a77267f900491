import path from 'node:path';
import type { WiringCall } from './calls';
import type { TestCoverage } from './record';

const MAX_TESTS = 8;
/** The maximum processor time of a test per call. */
const MAX_MS = 15_000;
/** Tests that start the whole app. They run last, or first for `bind(` calls. */
export const WHOLE_APP_TESTS = [
  'src/app/container.test.ts',
  'src/app/started-app.test.ts',
  'src/app/personal-stores.test.ts',
  'src/app/create-app.test.ts',
  'src/app/another-user.test.ts',
  'src/app/app-root.test.tsx',
  'src/app/screen-calls.test.ts',
];

export function ownTests(call: WiringCall, tests: readonly string[]): readonly string[] {
  return tests.filter((test) => test.includes(`/${featureOf(call)}/`));
}

/** Returns tests that make the call: tests of its feature first, then tests with few calls, then the whole app. */
export function nearestTests(call: WiringCall, reaches: readonly TestCoverage[]): readonly string[] {
  const name = path.posix.basename(call.file).split('.', 1)[0] ?? '';
  const distance = ([test, calls]: TestCoverage) =>
    calls.length +
    (test.includes(`/${featureOf(call)}/`) ? 0 : 10_000) +
    (path.basename(test).startsWith(`${name}.`) ? 0 : 1_000);
  const tests = reaches
    .filter(([, calls, ms]) => calls.includes(call.number) && ms <= MAX_MS)
    .toSorted((one, other) => distance(one) - distance(other))
    .map(([test]) => test);
  const whole = tests.filter((test) => WHOLE_APP_TESTS.includes(path.relative('.', test)));
  const others = tests.filter((test) => !whole.includes(test)).slice(0, MAX_TESTS);
  return call.text.startsWith('bind(') ? [...whole, ...others] : [...others, ...whole];
}

function featureOf({ file }: WiringCall): string {
  return path.posix.dirname(file).split('/').slice(-2).join('/');
}
