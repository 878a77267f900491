import { scopeKeyOf } from '@/core/research/salaries/salary-scopes.rules';
import type { SalarySnapshot } from '@/core/research/salaries/salary-snapshot.rules';
import { planSnapshot } from '@/core/research/salaries/salary-snapshot.rules';
import type { SnapshotReport } from '@/core/research/salaries/snapshot-report';
import type { ScopeState } from '@/core/research/salaries/snapshot-states.rules';
import { aSnapshotReport } from './a-snapshot-report';

/** A report with a name of its own. */
export interface Told extends SnapshotReport {
  readonly name: number;
}

let names = 0;
/** Returns the report of a person; null for an imported one. */
export const told = (person: number | null, change: Partial<SnapshotReport> = {}): Told => {
  names += 1;
  return { name: names, ...aSnapshotReport({ person, ...change }) };
};

/** Returns reports of so many people, who have the numbers from `from` on. */
export const crowd = (from: number, count: number, change: Partial<SnapshotReport> = {}) =>
  Array.from({ length: count }, (_none, place) => told(from + place, change));

/** Takes snapshots one after the other of a list of reports that may change in between. */
export class Snapshots {
  reports: readonly Told[] = [];
  states: readonly ScopeState[] = [];
  day = 20_000;

  /** Returns the names of the reports that each shown scope counts. Kept figures stay as they are. */
  shown: ReadonlyMap<string, ReadonlySet<number>> = new Map();

  /** The names of the reports that the last figure of each scope counted, also if it is withheld now. */
  readonly published = new Map<string, ReadonlySet<number>>();

  readonly #people = new Map<number, number | null>();

  /** Returns whose reports these are. */
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
