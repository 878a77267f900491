import { aSnapshotReport } from '@tests/support/a-snapshot-report';
import { describe, expect, it } from 'vitest';
import { byPerson, latestReportsOf } from './latest-reports.rules';

const counted = { isCounted: true };

describe('the latest reports of people', () => {
  it('are the newest that counts, and a newer one that waits in its place', () => {
    const reports = [
      aSnapshotReport({ ...counted, month: 10 }),
      aSnapshotReport({ month: 12 }),
      aSnapshotReport({ month: 11 }),
      aSnapshotReport({ ...counted, month: 9 }),
    ];
    expect(latestReportsOf(reports)).toEqual({ counted: [0], waiting: [{ place: 1, person: 1, replaced: 0 }] });
  });

  it('are none of an account that is too new, and none that is older than the one that counts', () => {
    expect(latestReportsOf([aSnapshotReport({ isReady: false })])).toEqual({ counted: [], waiting: [] });
    const older = [aSnapshotReport({ ...counted, month: 12 }), aSnapshotReport({ month: 11 })];
    expect(latestReportsOf(older)).toEqual({ counted: [0], waiting: [] });
    const tooNew = [aSnapshotReport({ month: 12, isReady: false }), aSnapshotReport({ month: 11 })];
    expect(latestReportsOf(tooNew).waiting).toEqual([{ place: 1, person: 1, replaced: null }]);
  });

  it('are of each company and role apart, and of each person', () => {
    const reports = [
      aSnapshotReport({ person: 2 }),
      aSnapshotReport({ ...counted, companyId: 2 }),
      aSnapshotReport({ jobProfileId: 2 }),
      aSnapshotReport({ person: 2, ...counted, jobProfileId: 2, month: 3 }),
      aSnapshotReport({ person: 2, jobProfileId: 2, month: 4 }),
    ];
    expect(latestReportsOf(reports)).toEqual({
      counted: [1, 3],
      waiting: [
        { place: 2, person: 1, replaced: null },
        { place: 0, person: 2, replaced: null },
        { place: 4, person: 2, replaced: 3 },
      ],
    });
  });

  it('are not those that were imported', () => {
    const imported = aSnapshotReport({ person: null, ...counted });
    expect(latestReportsOf([imported, aSnapshotReport(), imported])).toEqual({
      counted: [],
      waiting: [{ place: 1, person: 1, replaced: null }],
    });
  });

  it('stand by person, the newest first, those of a month in their order', () => {
    const reports = [
      aSnapshotReport({ person: 2, month: 9 }),
      aSnapshotReport({ month: 5 }),
      aSnapshotReport({ month: 7 }),
      aSnapshotReport({ month: 7 }),
    ];
    expect([0, 1, 2, 3].toSorted((one, other) => byPerson(reports, one, other))).toEqual([2, 3, 1, 0]);
    expect([byPerson(reports, 2, 3), byPerson(reports, 3, 2)]).toEqual([-1, 1]);
    expect(byPerson(reports, 0, 9)).toBe(0);
    expect(byPerson(reports, 9, 0)).toBe(0);
  });
});
