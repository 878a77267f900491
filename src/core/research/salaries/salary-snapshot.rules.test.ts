import type { Told } from '@tests/support/salary-snapshots';
import { crowd, Snapshots, told } from '@tests/support/salary-snapshots';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import { scopeKeyOf } from './salary-scopes.rules';
import { planSnapshot } from './salary-snapshot.rules';
import { MAX_STALE_DAYS } from './snapshot-limits.rules';

const ofBoth = scopeKeyOf({
  employment: 'fulltime',
  industryId: 0,
  companyId: 1,
  jobProfileId: 1,
  locationId: 0,
  band: -1,
});

describe('a snapshot', () => {
  const sizesAfter = (...lists: readonly (readonly Told[])[]) => {
    const snapshots = new Snapshots();
    return lists.map((list) => {
      snapshots.reports = [...snapshots.reports, ...list];
      snapshots.take();
      return snapshots.shown.get(ofBoth)?.size ?? 0;
    });
  };

  it('counts each person once, by the newest year', () => {
    const snapshots = new Snapshots();
    const newest = told(0, { month: 24_311 });
    snapshots.reports = [told(0), newest, told(0, { month: 24_300 }), ...crowd(1, 4)];
    snapshots.take();
    const counted = snapshots.shown.get(ofBoth);
    expect([counted?.size, counted?.has(newest.name)]).toEqual([5, true]);
  });

  it('lets an earlier salary wait as anybody’s once the newer one in its place is withdrawn', () => {
    const snapshots = new Snapshots();
    const earlier = told(0, { month: 24_300 });
    snapshots.reports = [earlier, ...crowd(1, 8)];
    snapshots.take();
    const newer = told(0, { month: 24_312 });
    snapshots.reports = [...snapshots.reports, newer, ...crowd(20, 5)];
    expect(snapshots.take().admitted).toHaveLength(6);
    const counts = ({ name }: Told) => snapshots.shown.get(ofBoth)?.has(name);
    expect([earlier, newer].map(counts)).toEqual([false, true]);
    expect(snapshots.reports.filter(({ isCounted }) => isCounted)).toHaveLength(14);
    const before = snapshots.shown.get(ofBoth);
    snapshots.reports = snapshots.reports.filter((report) => report.name !== newer.name);
    for (let week = 0; week < 4; week += 1) snapshots.take();
    expect(snapshots.shown.get(ofBoth)).toEqual(before);
    snapshots.reports = [...snapshots.reports, ...crowd(40, 4)];
    snapshots.take();
    expect([earlier, newer].map(counts)).toEqual([true, false]);
  });

  it('keeps a figure while one to four come, and five change it', () => {
    expect(sizesAfter(crowd(0, 8), crowd(10, 4), crowd(20, 1))).toEqual([8, 8, 13]);
  });

  it('shows a scope that was hidden only with five more', () => {
    expect(sizesAfter(crowd(0, 4), crowd(10, 4), crowd(20, 1))).toEqual([0, 0, 9]);
  });

  it('does not count who is not ready, nor one person of a hundred reports', () => {
    expect(sizesAfter(crowd(0, 8, { isReady: false }))).toEqual([0]);
    const many = Array.from({ length: 100 }, (_none, role) => told(7, { jobProfileId: role + 1 }));
    expect(planSnapshot(many, [], 1).shown).toEqual([]);
  });

  it('keeps the figure of a small scope that lost a few, a quarter at most', () => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, 8);
    snapshots.take();
    snapshots.reports = snapshots.reports.slice(0, 6);
    expect(snapshots.take().kept.length).toBeGreaterThan(0);
    expect(snapshots.shown.get(ofBoth)?.size).toBe(8);
    snapshots.day += MAX_STALE_DAYS;
    expect(snapshots.take().kept).toEqual([]);
    expect(snapshots.shown.get(ofBoth)?.size).toBe(6);
  });

  it('keeps a figure also where nobody said a city or their years', () => {
    const snapshots = new Snapshots();
    snapshots.reports = crowd(0, 5, { locationId: null, band: null });
    snapshots.take();
    for (const reports of [snapshots.reports.slice(1), [...snapshots.reports.slice(1), told(5)]]) {
      snapshots.reports = reports;
      snapshots.take();
      expect(snapshots.shown.get(ofBoth)?.size).toBe(5);
    }
  });

  it('lets reports wait that would hide a shown figure by a chain of scopes', () => {
    const snapshots = new Snapshots();
    const unsaid = { locationId: null, band: null };
    snapshots.reports = crowd(0, 5, { ...unsaid, companyId: 2 });
    snapshots.take();
    const roles = [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 3];
    const came = roles.map((jobProfileId, place) => told(10 + place, { ...unsaid, jobProfileId }));
    snapshots.reports = [...snapshots.reports, ...came];
    expect(snapshots.take().waiting).toBe(12);
    expect(
      snapshots.shown.has(
        scopeKeyOf({ employment: 'fulltime', industryId: 0, companyId: 2, jobProfileId: 0, locationId: 0, band: -1 }),
      ),
    ).toBe(true);
  });

  it('has figures of one kind of work each, though the rest is the same', () => {
    const interns = crowd(5, 5, { employment: 'intern' });
    const both = { industryId: 0, companyId: 1, jobProfileId: 1, locationId: 0, band: -1 };
    const snapshots = new Snapshots();
    snapshots.reports = [...crowd(0, 5), ...interns, told(0, { employment: 'intern' })];
    snapshots.take();
    const sizeOf = (employment: EmploymentType) => snapshots.shown.get(scopeKeyOf({ ...both, employment }))?.size;
    expect([sizeOf('fulltime'), sizeOf('intern'), sizeOf('parttime')]).toEqual([5, 6, undefined]);
    const four = new Snapshots();
    four.reports = [...crowd(0, 9), ...crowd(20, 4, { employment: 'intern' })];
    four.take();
    expect([...four.shown.keys()].every((key) => key.startsWith('fulltime'))).toBe(true);
    expect(new Set([...four.shown.values()].map(({ size }) => size))).toEqual(new Set([9]));
  });

  it('shows one imported report that stands for five', () => {
    const snapshot = planSnapshot([told(null, { reports: 5 })], [], 1);
    expect(snapshot.shown.map(({ members }) => members)).toContainEqual([0]);
    expect(planSnapshot([told(null, { reports: 4 })], [], 1).shown).toEqual([]);
  });

  it('counts imported reports among themselves', () => {
    const imported = Array.from({ length: 4 }, () => told(null));
    expect(sizesAfter([...crowd(0, 4), ...imported])).toEqual([0]);
    expect(sizesAfter([...crowd(0, 4), ...imported, told(null)])).toEqual([5]);
    expect(sizesAfter([...crowd(0, 6), ...imported])).toEqual([6]);
    expect(sizesAfter([...crowd(0, 5), ...imported, told(null)])).toEqual([10]);
  });
});

const report = fc.record({
  employment: fc.constantFrom<EmploymentType>('fulltime', 'fulltime', 'intern'),
  companyId: fc.integer({ min: 1, max: 2 }),
  jobProfileId: fc.integer({ min: 1, max: 3 }),
  locationId: fc.option(fc.integer({ min: 1, max: 3 })),
  band: fc.option(fc.integer({ min: 0, max: 2 })),
  person: fc.integer({ min: 0, max: 60 }),
});
const weeks = fc.array(fc.record({ came: fc.array(report, { maxLength: 40 }), gone: fc.nat({ max: 3 }) }), {
  minLength: 2,
  maxLength: 5,
});

/** Expects that nobody or at least five people changed each small scope since it was last shown. */
function expectNoSmallChange(snapshots: Snapshots): void {
  const before = new Map(snapshots.published);
  snapshots.take();
  for (const [scope, now] of snapshots.shown) {
    const earlier = before.get(scope);
    expect(now.size).toBeGreaterThanOrEqual(MIN_GROUP);
    if (earlier === undefined || earlier.size >= MIN_FOR_ROUNDED_COUNTS) continue;
    const gone = [...earlier].filter((name) => !now.has(name));
    const come = [...now].filter((name) => !earlier.has(name));
    const changed = snapshots.peopleOf(new Set([...gone, ...come])).size;
    expect([0, MIN_GROUP]).toContain(Math.min(MIN_GROUP, changed));
  }
}

it('between two snapshots no shown scope of fewer than fifty people changes by one to four: people who come, and tell more', () => {
  fc.assert(
    fc.property(weeks, (all) => {
      const snapshots = new Snapshots();
      for (const { came } of all) {
        snapshots.reports = [...snapshots.reports, ...came.map(({ person, ...of }) => told(person, of))];
        expectNoSmallChange(snapshots);
      }
    }),
    { numRuns: 60 },
  );
});

it('between two snapshots no shown scope of fewer than fifty people changes by one to four: people who come and leave', () => {
  fc.assert(
    fc.property(weeks, (all) => {
      const snapshots = new Snapshots();
      for (const { came, gone } of all) {
        const more = came.map(({ person: _person, ...of }, place) => told(snapshots.day * 100 + place, of));
        snapshots.reports = [...snapshots.reports.slice(gone), ...more];
        expectNoSmallChange(snapshots);
      }
    }),
    { numRuns: 60 },
  );
});

it('more people never show less', () => {
  fc.assert(
    fc.property(weeks, (all) => {
      const snapshots = new Snapshots();
      for (const { came } of all) {
        const more = came.map(({ person, ...of }, place) => told(1_000 * snapshots.day + 60 * place + person, of));
        snapshots.reports = [...snapshots.reports, ...more];
        const before = [...snapshots.shown.keys()];
        snapshots.take();
        expect(before.filter((scope) => !snapshots.shown.has(scope))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

it('parts add up: all of one snapshot are of the same people', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 200 }), (came) => {
      const snapshots = new Snapshots();
      snapshots.reports = came.map(({ person: _person, ...of }, place) => told(place, of));
      snapshots.take();
      const whole = snapshots.shown.get(ofBoth);
      const parts = [...snapshots.shown].filter(([key]) => /^0\.1\.1\.[123]\.-1$/.test(key));
      for (const [, part] of parts) for (const name of part) expect(whole?.has(name)).toBe(true);
    }),
  );
});
