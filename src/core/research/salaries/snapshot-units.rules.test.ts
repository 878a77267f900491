import { aSnapshotReport } from '@tests/support/a-snapshot-report';
import { describe, expect, it } from 'vitest';
import { latestReportsOf } from './latest-reports.rules';
import { ReportScopes } from './report-scopes.rules';
import type { SnapshotReport } from './snapshot-report';
import { membersAfterAdmission, snapshotUnitsOf } from './snapshot-units.rules';

const unitsIn = (reports: readonly SnapshotReport[]) => {
  const scopes = new ReportScopes(reports, 20_000);
  return { scopes, units: snapshotUnitsOf(latestReportsOf(reports), scopes), latest: latestReportsOf(reports) };
};

describe('what waiting reports would change', () => {
  it('of a new person is all of their scopes, and they join each', () => {
    const { scopes, units } = unitsIn([aSnapshotReport()]);
    expect(units).toEqual([{ place: 0, replaced: null, person: 1, scopes: scopes.of(0), joins: scopes.of(0) }]);
  });

  it('of one that takes the place of another is both of their scopes; only new ones are joined', () => {
    const { scopes, units } = unitsIn([
      aSnapshotReport({ isCounted: true, locationId: 1, month: 1 }),
      aSnapshotReport({ locationId: 2, month: 2 }),
    ]);
    const [unit] = units;
    const [before, after] = [scopes.of(0), scopes.of(1)];
    expect(new Set(unit?.scopes)).toEqual(new Set([...before, ...after]));
    expect(unit?.joins).toEqual(after.filter((scope) => !before.includes(scope)));
    expect(unit?.replaced).toBe(0);
  });

  it('is nothing of a scope in which another report of the person counts before and after', () => {
    const newest = aSnapshotReport({ isCounted: true, jobProfileId: 2, month: 9 });
    const late = unitsIn([newest, aSnapshotReport({ month: 5 })]);
    const shared = late.scopes.of(0).filter((scope) => late.scopes.of(1).includes(scope));
    expect(shared.length).toBeGreaterThan(0);
    expect(late.units[0]?.scopes.filter((scope) => shared.includes(scope))).toEqual([]);
    expect(late.units[0]?.joins.filter((scope) => shared.includes(scope))).toEqual([]);
    const early = unitsIn([newest, aSnapshotReport({ month: 12 })]);
    expect(early.units[0]?.scopes).toEqual(early.scopes.of(1));
    expect(early.units[0]?.joins).toHaveLength(late.scopes.of(1).length - shared.length);
    const monthLater = unitsIn([newest, aSnapshotReport({ month: 10 })]);
    expect(monthLater.units[0]?.scopes).toEqual(monthLater.scopes.of(1));
    const sameMonth = unitsIn([newest, aSnapshotReport({ month: 9 })]);
    expect(sameMonth.units[0]?.scopes.filter((scope) => shared.includes(scope))).toEqual([]);
  });

  it('is nothing of a scope in which any of the reports of the person counts already', () => {
    const { scopes, units } = unitsIn([
      aSnapshotReport({ isCounted: true, jobProfileId: 2, locationId: 5, month: 9 }),
      aSnapshotReport({ isCounted: true, jobProfileId: 3, locationId: 6, month: 8 }),
      aSnapshotReport({ jobProfileId: 4, locationId: 5, month: 7 }),
    ]);
    const known = [...scopes.of(0), ...scopes.of(1)];
    expect(units.map(({ joins }) => joins)).toEqual([scopes.of(2).filter((scope) => !known.includes(scope))]);
  });

  it('leaves the members in the order of people, without those that are replaced', () => {
    const { scopes, units, latest } = unitsIn([
      aSnapshotReport({ person: 2, isCounted: true }),
      aSnapshotReport({ isCounted: true, month: 1 }),
      aSnapshotReport({ month: 2 }),
      aSnapshotReport({ person: 3 }),
    ]);
    expect(membersAfterAdmission(latest.counted, units, scopes)).toEqual([2, 0, 3]);
    expect(membersAfterAdmission(latest.counted, [], scopes)).toEqual([1, 0]);
  });
});
