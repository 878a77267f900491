import { aSnapshotReport } from '@tests/support/a-snapshot-report';
import { expect, it } from 'vitest';
import { ReportScopes } from './report-scopes.rules';

it('a place without a report is of no scope, and those of a report are worked out once', () => {
  const scopes = new ReportScopes([aSnapshotReport()], 20_000);
  expect(scopes.of(0)).toHaveLength(10);
  expect(scopes.of(0)).toBe(scopes.of(0));
  expect(scopes.of(1)).toEqual([]);
});

it('gathers the first report of each person in the wanted scopes', () => {
  const reports = [
    aSnapshotReport(),
    aSnapshotReport({ jobProfileId: 2 }),
    aSnapshotReport({ person: 2, jobProfileId: 2 }),
  ];
  const scopes = new ReportScopes(reports, 20_000);
  const [industry = -1] = scopes.of(0);
  const wanted = scopes.gather([0, 1, 2], (scope) => scope === industry);
  expect([...wanted]).toEqual([[industry, [0, 2]]]);
  expect(scopes.peopleIn([0, 1, 2]).of(industry)).toBe(2);
});
