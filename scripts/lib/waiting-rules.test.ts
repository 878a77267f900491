import { expect, it } from 'vitest';
import { findWaitingFaults, readUnused } from './waiting-rules';

const share = { file: 'src/core/talk/posting/share.ts', issue: 8 };
const crore = { file: 'src/core/kernel/formatting/number.ts', name: 'CRORE', issue: 9 };

it('reads unused files and exports from a report', () => {
  const report = {
    issues: [
      { file: share.file, files: [{ name: share.file }], exports: [] },
      { file: crore.file, exports: [{ name: 'CRORE' }, { name: 'LAKH' }] },
    ],
  };
  expect(readUnused(JSON.stringify(report))).toEqual([
    { file: share.file },
    { file: crore.file, name: 'CRORE' },
    { file: crore.file, name: 'LAKH' },
  ]);
});

it('finds no fault where the list is what is unused', () => {
  expect(findWaitingFaults([crore, share], { most: 2, rules: [share, crore] })).toEqual([]);
});

it.each([
  { unused: [share, crore], most: 1, rules: [share], want: `${crore.file}#CRORE has no caller in the product.` },
  { unused: [], most: 1, rules: [share], want: `${share.file} is used now, or gone.` },
  { unused: [share, crore], most: 1, rules: [share, crore], want: 'The list has 2 entries and must not have more' },
  { unused: [share], most: 2, rules: [share], want: 'The list has shrunk to 1 entries.' },
])('says that $want', ({ unused, most, rules, want }) => {
  expect(findWaitingFaults(unused, { most, rules })).toEqual([expect.stringContaining(want)]);
});
