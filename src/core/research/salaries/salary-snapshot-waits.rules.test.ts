import type { Told } from '@tests/support/salary-snapshots';
import { crowd, Snapshots, told } from '@tests/support/salary-snapshots';
import { describe, expect, it } from 'vitest';
import { scopeKeyOf } from './salary-scopes.rules';
import { planSnapshot } from './salary-snapshot.rules';

describe('reports of roles that a company did not have', () => {
  const unsaid = { locationId: null, band: null };
  const ofRole = (role: number) => ({ ...ofTheCompany, jobProfileId: role });
  const ofTheCompany = {
    employment: 'fulltime',
    industryId: 0,
    companyId: 1,
    jobProfileId: 0,
    locationId: 0,
    band: -1,
  } as const;
  const afterBoth = (first: readonly Told[], came: readonly Told[], roles: readonly number[]) => {
    const snapshots = new Snapshots();
    snapshots.reports = first;
    snapshots.take();
    snapshots.reports = [...snapshots.reports, ...came];
    const { admitted, waiting } = snapshots.take();
    const sizes = [ofTheCompany, ...roles.map(ofRole)].map((scope) => snapshots.shown.get(scopeKeyOf(scope))?.size);
    return { admitted: admitted.length, waiting, sizes };
  };
  const ofRoles = (...roles: readonly number[]) =>
    roles.map((jobProfileId) => told(jobProfileId * 100, { ...unsaid, jobProfileId }));

  it('wait while they are four, and five of another role are shown', () => {
    const came = [...crowd(20, 4, { ...unsaid, jobProfileId: 2 }), ...crowd(30, 5, { ...unsaid, jobProfileId: 3 })];
    expect(afterBoth(crowd(0, 8, unsaid), came, [1, 2, 3])).toEqual({
      admitted: 5,
      waiting: 4,
      sizes: [13, 8, undefined, 5],
    });
  });

  it('wait while they are two beside a role that is shown', () => {
    const came = [...crowd(20, 2, { ...unsaid, jobProfileId: 2 }), ...crowd(30, 3, unsaid)];
    expect(afterBoth(crowd(0, 8, unsaid), came, [1, 2])).toEqual({ admitted: 3, waiting: 2, sizes: [8, 8, undefined] });
  });

  it('count at once where roles of one each are withheld already', () => {
    const first = [...crowd(0, 8, unsaid), ...ofRoles(2, 3, 4, 5, 6)];
    const came = [...crowd(20, 2, { ...unsaid, jobProfileId: 7 }), ...crowd(30, 3, unsaid)];
    expect(afterBoth(first, came, [1, 2, 7])).toEqual({
      admitted: 5,
      waiting: 0,
      sizes: [18, 8, undefined, undefined],
    });
  });
});

describe('reports that would hide a shown figure by a chain of scopes', () => {
  type Crowd = readonly [count: number, companyId: number, jobProfileId: number];
  const crowdsOf = (from: number, crowds: readonly Crowd[]) =>
    crowds.flatMap(([count, companyId, jobProfileId], at) =>
      crowd(from + 100 * at, count, { companyId, jobProfileId, locationId: null, band: null }),
    );
  const elsewhere = { industryId: 9, companyId: 9, jobProfileId: 9, locationId: null, band: null };

  it.each<[string, readonly Crowd[], readonly Crowd[], number]>([
    [
      'wait alone',
      [[7, 2, 3]],
      [
        [3, 3, 2],
        [2, 3, 4],
        [6, 2, 4],
      ],
      8,
    ],
    [
      'wait with all of hidden scopes beside it',
      [
        [1, 1, 2],
        [8, 1, 2],
      ],
      [
        [6, 3, 2],
        [3, 3, 1],
      ],
      3,
    ],
    [
      'wait with all of hidden scopes',
      [
        [7, 3, 2],
        [2, 3, 3],
        [7, 2, 3],
      ],
      [[5, 1, 1]],
      0,
    ],
  ])('%s', (_title, first, came, admitted) => {
    const snapshots = new Snapshots();
    snapshots.reports = crowdsOf(0, first);
    snapshots.take();
    const before = [...snapshots.shown.keys()];
    snapshots.reports = [...snapshots.reports, ...crowdsOf(10_000, came), ...crowd(50_000, 3, elsewhere)];
    const taken = snapshots.take();
    expect(taken.admitted).toHaveLength(admitted);
    expect(before.filter((scope) => !snapshots.shown.has(scope))).toEqual([]);
  });
});

describe('weeks in which more people never show less', () => {
  type Came = readonly [
    count: number,
    companyId: number,
    jobProfileId: number,
    locationId?: number | null,
    band?: number,
  ];
  const weekOf = (week: number, came: readonly Came[]) =>
    came.flatMap(([count, companyId, jobProfileId, locationId = null, band = null], at) =>
      crowd(1_000 * week + 100 * at, count, { companyId, jobProfileId, locationId, band }),
    );

  it.each<[string, readonly (readonly Came[])[], readonly number[]]>([
    [
      'let only those wait who would hide the one scope that would be lost',
      [
        [
          [3, 2, 1, 1],
          [6, 1, 3],
          [5, 1, 2],
          [6, 1, 1],
        ],
        [
          [5, 2, 3, 1],
          [5, 2, 2],
        ],
      ],
      [20, 5],
    ],
    [
      'let those of a scope wait that was withheld before and would be shown',
      [
        [
          [1, 1, 1, 2],
          [4, 1, 1],
        ],
        [
          [5, 2, 1, 2],
          [1, 1, 1],
        ],
      ],
      [5, 0],
    ],
    [
      'let those of a scope wait that nobody was of before',
      [
        [
          [5, 1, 1],
          [1, 1, 3],
          [6, 2, 3],
        ],
        [
          [5, 2, 1],
          [2, 1, 3],
        ],
      ],
      [12, 0],
    ],
    [
      'admit who joins only what is shown',
      [
        [
          [4, 1, 1],
          [6, 2, 3],
          [1, 1, 1, null, 2],
        ],
        [
          [6, 1, 3, null, 2],
          [1, 2, 1],
          [4, 2, 1],
          [5, 1, 2],
        ],
      ],
      [11, 5],
    ],
    [
      'admit the others where all of hidden scopes wait',
      [
        [
          [1, 1, 3],
          [6, 2, 3],
        ],
        [[6, 1, 1]],
        [
          [6, 1, 1, 2, 1],
          [3, 2, 2],
        ],
      ],
      [7, 6, 6],
    ],
    [
      'let everybody wait where even that would lose a figure',
      [
        [
          [5, 1, 2, null, 2],
          [5, 2, 3],
          [3, 1, 1, null, 1],
          [3, 2, 1],
          [3, 1, 1],
          [6, 2, 1, null, 2],
        ],
        [
          [6, 1, 1, 1, 2],
          [6, 2, 1],
          [6, 1, 3, null, 1],
        ],
        [],
      ],
      [25, 0, 0],
    ],
  ])('%s', (_title, weeks, admitted) => {
    const snapshots = new Snapshots();
    const taken = weeks.map((came, week) => {
      const before = [...snapshots.shown.keys()];
      snapshots.reports = [...snapshots.reports, ...weekOf(week, came)];
      const snapshot = snapshots.take();
      expect(before.filter((scope) => !snapshots.shown.has(scope))).toEqual([]);
      return snapshot.admitted.length;
    });
    expect(taken).toEqual(admitted);
  });
});

describe('the states that a snapshot leaves', () => {
  const state = {
    employment: 'fulltime',
    industryId: 1,
    companyId: 0,
    jobProfileId: 0,
    locationId: 0,
    band: -1,
    people: 8,
    current: 8,
    voices: 8,
    countedOn: 1,
    base: 0,
    isShown: true,
    staleSince: null,
  } as const;
  const both = { ...state, industryId: 0, companyId: 1, jobProfileId: 1 };
  const all = [state, { ...both, jobProfileId: 0 }, { ...both, companyId: 0 }, both];

  it('are of the named scopes of those who count', () => {
    const notReady = crowd(20, 8, { companyId: 2, jobProfileId: 2, industryId: 2, isReady: false });
    const reports = [...crowd(0, 8, { locationId: null, band: null }), ...notReady];
    expect(planSnapshot(reports, [], 1).states).toEqual(all);
    expect(planSnapshot(reports.slice(0, 1), [], 1).states).toEqual(
      all.map((one) => ({ ...one, people: 1, current: 1, voices: 1, base: 1, isShown: false })),
    );
  });

  it('are none of a role whose people all wait', () => {
    const unsaid = { locationId: null, band: null };
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, 8, unsaid);
    snapshots.take();
    snapshots.reports = [
      ...snapshots.reports,
      ...crowd(20, 2, { ...unsaid, jobProfileId: 2 }),
      ...crowd(30, 3, unsaid),
    ];
    expect(snapshots.take().waiting).toBe(2);
    expect(snapshots.states.filter(({ jobProfileId }) => jobProfileId === 2)).toEqual([]);
  });

  it('say on which day a figure was counted, and from which it is kept', () => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, 8, { locationId: null, band: null });
    const countedOn = snapshots.day;
    snapshots.take();
    const since = snapshots.day;
    for (const gone of [1, 2]) {
      snapshots.reports = snapshots.reports.slice(1);
      snapshots.take();
      expect(snapshots.states).toEqual(all.map((one) => ({ ...one, current: 8 - gone, countedOn, staleSince: since })));
    }
  });
});
