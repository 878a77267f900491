import { expect, it } from 'vitest';
import { instrumentedSource } from './instrumented';
import { mutationsOf } from './mutations';

const changesOf = (text: string) =>
  mutationsOf('a.ts', text).map(({ start, end, becomes, kind }) => `${kind} ${text.slice(start, end)} → ${becomes}`);

it.each([
  ['const MIN = 5;', ['limit 5 → (6)', 'limit 5 → (4)']],
  ['const SHARE = 0.08;', ['limit 0.08 → (0.09)', 'limit 0.08 → (0.07)']],
  ['const CODE = /^\\d{6}$/;', ['limit /^\\d{6}$/ → /^\\d{7}$/', 'limit /^\\d{6}$/ → /^\\d{5}$/']],
  ['export const f = (n: number) => n < MIN;', ['limit n < MIN → (n) <= (MIN)', 'limit n < MIN → (n) >= (MIN)']],
  ['export const f = (a: 1 | 2) => g(a, a + b);', ['logic a + b → (a) - (b)']],
  ['function f() { return null; }', ["logic null → 'mutant'"]],
  ["type A = 5; interface B { c: 7 } import d from 'd'; const e = { 6: 'f' };", []],
] as const)('changes %s', (text, changes) => {
  expect(changesOf(text)).toEqual(changes);
});

it('changes conditions to their opposites, and chosen values', () => {
  expect(changesOf('function f() { if (a) return -b; return c ? true : "d"; }')).toEqual([
    'logic a → true',
    'logic a → false',
    'logic -b → (b)',
    'logic c → true',
    'logic c → false',
    'logic true → false',
    'logic "d" → \'\'',
  ]);
});

it('writes all changes into one text, each behind its number', () => {
  const text = 'const f = (n: number): boolean => n < 5;';
  expect(instrumentedSource('a.ts', text, mutationsOf('a.ts', text), 7)).toBe(
    'const f = (n: number): boolean => (globalThis.mutant === 7 ? (n) <= (5) : globalThis.mutant === 8 ? (n) >= (5) : n < ' +
      '(globalThis.mutant === 9 ? (6) : globalThis.mutant === 10 ? (4) : 5));',
  );
});

it('ends loops that a change made endless', () => {
  const text = 'while (a) b();';
  expect(instrumentedSource('a.ts', text, [], 1)).toBe('while (a) { globalThis.mutantTurn?.(); b(); }');
});
