import { crowd, Snapshots, told } from '@tests/support/salary-snapshots';
import { describe, expect, it } from 'vitest';
import { PROOF_SETTLED_DAYS } from '@/core/kernel/figures/proved-together.rules';
import { scopeKeyOf } from './salary-scopes.rules';
import type { SnapshotReport } from './snapshot-report';

const ANYWHERE = {
  employment: 'fulltime',
  industryId: 0,
  companyId: 0,
  jobProfileId: 0,
  locationId: 0,
  band: -1,
} as const;
const roleAt = (jobProfileId: number) => scopeKeyOf({ ...ANYWHERE, companyId: 1, jobProfileId });
const COMPANY = scopeKeyOf({ ...ANYWHERE, companyId: 1 });
const NEW = { wasReady: false } as const;

function sizesOf(snapshots: Snapshots, scope: string, times: number): readonly (number | null)[] {
  return Array.from({ length: times }, () => {
    snapshots.take();
    return snapshots.shown.get(scope)?.size ?? null;
  });
}

describe('people whose addresses one employer could have made', () => {
  it.each([1, 4])('complete no group of %i until their proofs have settled', (victims) => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, victims);
    snapshots.take();
    const planted = crowd(100, 5).map((report, place) => ({ ...report, ...NEW, provedOn: snapshots.day - place * 3 }));
    snapshots.reports = [...snapshots.reports, ...planted];
    const weeks = Math.ceil(PROOF_SETTLED_DAYS / 7);
    expect(new Set(sizesOf(snapshots, roleAt(1), weeks - 2))).toEqual(new Set([null]));
    expect(sizesOf(snapshots, roleAt(1), 6).at(-1)).toBe(victims + 5);
  });

  it('complete no group of their own either', () => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, 9).map((report) => ({ ...report, provedOn: snapshots.day }));
    expect(sizesOf(snapshots, roleAt(1), 3)).toEqual([null, null, null]);
  });

  it('do not move a figure together with one other person', () => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, 12);
    snapshots.take();
    const joining = crowd(100, 4).map((report) => ({ ...report, ...NEW, provedOn: snapshots.day }));
    snapshots.reports = [...snapshots.reports, ...joining, told(200, NEW)];
    expect(sizesOf(snapshots, roleAt(1), 2)).toEqual([12, 12]);
    snapshots.reports = [...snapshots.reports, ...crowd(300, 3, NEW)];
    expect(sizesOf(snapshots, roleAt(1), 2).at(-1)).toBe(20);
  });

  it('hide no single person in the remainder of a whole', () => {
    const snapshots = new Snapshots();
    const planted = crowd(100, 5, { jobProfileId: 2 }).map((report) => ({ ...report, provedOn: snapshots.day }));
    snapshots.reports = [...crowd(0, 12), told(50, { jobProfileId: 3 }), ...planted];
    snapshots.take();
    expect([COMPANY, roleAt(1)].every((scope) => snapshots.shown.has(scope))).toBe(false);
  });

  it('count each for themselves at different companies, and weeks apart', () => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, 5).map((report, place) => ({ ...report, provedOn: snapshots.day - place * 14 }));
    expect(sizesOf(snapshots, roleAt(1), 1)).toEqual([5]);
  });
});

describe('a group most of whose people came since the last snapshot', () => {
  it.each([
    [0, 6, [null, 6]],
    [4, 6, [null, 10]],
    [5, 5, [10, 10]],
    [6, 7, [6, 13]],
    [60, 61, [60, 121]],
    [60, 60, [120, 120]],
  ])('of %i people, and %i more: %j', (known, joining, sizes) => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, known);
    snapshots.take();
    snapshots.reports = [...snapshots.reports, ...crowd(500, joining, NEW)];
    expect(sizesOf(snapshots, roleAt(1), 2)).toEqual(sizes);
  });

  it('hides no figure that is shown beside it, and shows a week later', () => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, 20);
    snapshots.take();
    snapshots.reports = [...snapshots.reports, ...crowd(500, 6, { jobProfileId: 2, ...NEW })];
    snapshots.take();
    expect([COMPANY, roleAt(1), roleAt(2)].map((scope) => snapshots.shown.get(scope)?.size)).toEqual([
      20,
      20,
      undefined,
    ]);
    snapshots.take();
    expect([COMPANY, roleAt(1), roleAt(2)].map((scope) => snapshots.shown.get(scope)?.size)).toEqual([26, 20, 6]);
  });
});

describe('accounts that withdraw their salary and add it again each week', () => {
  const sizesBeside = (accounts: number, change: (day: number) => Partial<SnapshotReport> = () => ({})) => {
    const snapshots = new Snapshots();
    const others = crowd(0, 12);
    snapshots.reports = [...others, ...crowd(500, accounts, change(snapshots.day))];
    snapshots.take();
    const before = snapshots.shown.get(roleAt(1))?.size;
    const victim = told(900);
    const sizes = new Set(
      Array.from({ length: 12 }, () => {
        const known = snapshots.reports.filter(({ person }) => person === null || person < 500 || person === 900);
        const isOut = snapshots.reports.length > known.length;
        const again = isOut ? [] : crowd(500, accounts, change(snapshots.day));
        snapshots.reports = [...known, ...(known.some(({ name }) => name === victim.name) ? [] : [victim]), ...again];
        snapshots.take();
        return snapshots.shown.get(roleAt(1))?.size;
      }),
    );
    return { before, sizes: [...sizes] };
  };

  it.each([1, 2, 3])('show nobody who joined beside %i of them', (accounts) => {
    expect(sizesBeside(accounts)).toEqual({ before: 12 + accounts, sizes: [12 + accounts] });
  });

  it('show nobody beside five addresses of one employer', () => {
    const { before, sizes } = sizesBeside(5, (day) => ({ provedOn: day }));
    expect(sizes).toEqual([before]);
  });
});
