import { idsIn } from './ledger';
import type { TestFile } from './rule-only';

const TAGGED = /\btest\(\s*(['"`])(?:(?!\1).)*\1,\s*\{\s*tag: '@long',?\s*\}/gs;

/** Returns the ids that only tests of the long run name: files `*.long.test.ts`, and browser tests with its tag. */
export function longIdsOf(tests: readonly TestFile[]): ReadonlySet<string> {
  const isLong = ({ file }: TestFile): boolean => /\.long\.test\.tsx?$/.test(file);
  const long = tests.flatMap((test) =>
    isLong(test) ? idsIn(test.text) : (test.text.match(TAGGED) ?? []).flatMap(idsIn),
  );
  const quick = new Set(tests.filter((test) => !isLong(test)).flatMap(({ text }) => idsIn(text.replace(TAGGED, ''))));
  return new Set(long.filter((id) => !quick.has(id)));
}
