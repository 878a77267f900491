import type { SnapshotReport } from './snapshot-report';

interface WaitingPlace {
  readonly place: number;
  readonly person: number;
  replaced: number | null;
}

/**
 * Returns the newest counted report for each person, company, role and kind of work, and any newer waiting one. Reports
 * of a person are adjacent.
 */
export function latestReportsOf(reports: readonly SnapshotReport[]) {
  const counted: number[] = [];
  const waiting: WaitingPlace[] = [];
  const own = reports.flatMap((report, place) => {
    const { person } = report;
    return person === null ? [] : [{ report, person, place }];
  });
  own.sort((one, other) => byPerson(reports, one.place, other.place));
  const newest = new Map<string, WaitingPlace | null>();
  let last: number | null = null;
  for (const { report, person, place } of own) {
    if (person !== last) newest.clear();
    last = person;
    const key = `${report.companyId} ${report.jobProfileId} ${report.employment}`;
    const known = newest.get(key);
    if (known === null) continue;
    if (report.isCounted) {
      counted.push(place);
      if (known !== undefined) known.replaced = place;
      newest.set(key, null);
    } else if (known === undefined && report.isReady) {
      const newer = { place, person, replaced: null };
      waiting.push(newer);
      newest.set(key, newer);
    }
  }
  return { counted, waiting };
}

/** Sorts by person, newest first. Stable within a month. */
export function byPerson(reports: readonly SnapshotReport[], one: number, other: number): number {
  const [first, second] = [reports[one], reports[other]];
  if (first === undefined || second === undefined) return 0;
  return (first.person ?? 0) - (second.person ?? 0) || second.month - first.month || one - other;
}
