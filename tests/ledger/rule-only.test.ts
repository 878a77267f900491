import { expect, it } from 'vitest';
import { ruleOnlyIds } from './rule-only';

const waiting = [
  { file: 'src/core/kernel/formatting/duration.ts', issue: 7 },
  { file: 'src/core/kernel/formatting/number.ts', name: 'CRORE', issue: 9 },
];
const of = (...texts: readonly string[]) => [
  ...ruleOnlyIds(
    texts.map((text, index) => ({ file: `src/core/kernel/formatting/${index}.test.ts`, text })),
    waiting,
  ),
];

it.each([
  { test: "import { months } from './duration';\nit('[AB-A] x', () => months(1));", want: ['AB-A'] },
  {
    test: "import { months } from '@/core/kernel/formatting/duration';\nit('[AB-A, AB-B] x', () => months(1));",
    want: ['AB-A', 'AB-B'],
  },
  { test: "import { CRORE } from './number';\nit('[AB-A] x', () => CRORE);", want: ['AB-A'] },
  { test: "import { LAKH } from './number';\nit('[AB-A] x', () => LAKH);", want: [] },
  { test: "import { CRORE as c } from './number';\nconst f = () => c;\nit('[AB-A] x', () => f());", want: ['AB-A'] },
  { test: "import { CRORE } from './number';\nit('[AB-A] x', () => 1);\nit('y', () => CRORE);", want: [] },
  {
    test: "import { CRORE } from './number';\nit.each([['[AB-A] a', CRORE], ['[AB-B] b', 1]])('%s', () => {});",
    want: ['AB-A'],
  },
  {
    test: "import { CRORE } from './number';\ndescribe('x', () => {\n  it(`[AB-A] x`, () => CRORE);\n});",
    want: ['AB-A'],
  },
])('reads %#', ({ test, want }) => {
  expect(of(test)).toEqual(want);
});

it('takes an id for proven that another test proves through the product', () => {
  const rule = "import { CRORE } from './number';\nit('[AB-A] x', () => CRORE);";
  expect(of(rule, "it('[AB-A] on the page', () => {});")).toEqual([]);
});

it('takes an id for rule only whose fact is a member that the product does not read', () => {
  const rules = [{ file: 'src/core/x.ts', name: 'X.mark', issue: 7, ids: ['AB-A'] }];
  const tests = [{ file: 'src/core/x.test.ts', text: "it('[AB-A] [AB-B] x', () => {});" }];
  expect([...ruleOnlyIds(tests, rules)]).toEqual(['AB-A']);
});
