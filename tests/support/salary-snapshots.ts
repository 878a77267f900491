import { scopeKeyOf } from '@/core/research/salaries/salary-scopes.rules';
import type { SalarySnapshot } from '@/core/research/salaries/salary-snapshot.rules';
import { planSnapshot } from '@/core/research/salaries/salary-snapshot.rules';
import type { SnapshotReport } from '@/core/research/salaries/snapshot-report';
import type { ScopeState } from '@/core/research/salaries/snapshot-states.rules';
import { aSnapshotReport } from './a-snapshot-report';

export interface Told extends SnapshotReport {
  readonly name: number;
}

let names = 0;
export const told = (person: number | null, change: Partial<SnapshotReport> = {}): Told => {
  names += 1;
  return { name: names, ...aSnapshotReport({ person, ...change }) };
};

export const crowd = (from: number, count: number, change: Partial<SnapshotReport> = {}) =>
  Array.from({ length: count }, (_none, place) => told(from + place, change));

export class Snapshots {
  reports: readonly Told[] = [];
  states: readonly ScopeState[] = [];
  day = 20_000;

  /** Names of reports counted per shown scope. */
  shown: ReadonlyMap<string, ReadonlySet<number>> = new Map();

  /** Names of reports in each scope's last figure, even if withheld now. */
  readonly published = new Map<string, ReadonlySet<number>>();

  readonly #people = new Map<number, number | null>();

  peopleOf(reports: ReadonlySet<number>): ReadonlySet<number | null> {
    return new Set([...reports].map((name) => this.#people.get(name) ?? null));
  }

  take(): SalarySnapshot {
    for (const { name, person } of this.reports) this.#people.set(name, person);
    const snapshot = planSnapshot(this.reports, this.states, this.day);
    const [admitted, replaced] = [new Set(snapshot.admitted), new Set(snapshot.replaced)];
    const kept = snapshot.kept.map(
      (scope) => [scopeKeyOf(scope), this.shown.get(scopeKeyOf(scope)) ?? new Set()] as const,
    );
    const figures = snapshot.shown.map(({ scope, members }) => {
      const people = members.flatMap((place) => this.reports[place]?.name ?? []);
      return [scopeKeyOf(scope), new Set<number>(people)] as const;
    });
    this.shown = new Map([...kept, ...figures]);
    for (const [scope, names] of this.shown) this.published.set(scope, names);
    this.reports = this.reports.map((report, place) => ({
      ...report,
      isCounted: (report.isCounted && !replaced.has(place)) || admitted.has(place),
      countedOn: admitted.has(place) ? this.day : report.countedOn,
      wasReady: report.wasReady || report.isReady,
    }));
    this.states = snapshot.states;
    this.day += 7;
    return snapshot;
  }
}
