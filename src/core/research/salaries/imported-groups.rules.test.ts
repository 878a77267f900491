import { aSnapshotReport } from '@tests/support/a-snapshot-report';
import { expect, it } from 'vitest';
import { importedGroups } from './imported-groups.rules';
import { scopeKeyOf } from './salary-scopes.rules';
import { ScopeIndex } from './scope-index.rules';

const shownOf = (...reports: readonly number[]) => {
  const index = new ScopeIndex();
  const imported = reports.map((count) => aSnapshotReport({ person: null, reports: count }));
  const groups = importedGroups([...imported, aSnapshotReport({ reports: 9 })], index);
  return [...groups].map(([scope, members]) => [scopeKeyOf(index.scopes[scope] ?? fail()), members] as const);
};
const fail = (): never => {
  throw new Error('There is no such scope.');
};

it('show imported reports from five on, averages by their number, and no report of a person', () => {
  expect(shownOf(4)).toEqual([]);
  expect(shownOf(1, 3)).toEqual([]);
  expect(shownOf(5).map(([, members]) => members)).toEqual(Array.from({ length: 10 }, () => [0]));
  expect(shownOf(2, 3)[0]).toEqual(['fulltime.1.0.0.0.-1', [0, 1]]);
});
