import type { SnapshotReport } from './snapshot-report';

/** Of each person, company, role and kind of work: the newest report that counts, and a newer one that waits. Both lists have a person's together. */
export function latestOf(reports: readonly SnapshotReport[]) {
  const counted: number[] = [];
  const waiting: { readonly place: number; readonly person: number; readonly replaced: number | null }[] = [];
  const order = reports.flatMap(({ person }, place) => (person === null ? [] : [place]));
  order.sort((one, other) => byPerson(reports, one, other));
  let person = -1;
  let newest = new Map<string, { readonly waits: number | null }>();
  for (const place of order) {
    const report = reports[place];
    if (report === undefined || report.person === null) continue;
    if (report.person !== person) newest = new Map();
    person = report.person;
    const key = `${report.companyId} ${report.jobProfileId} ${report.employment}`;
    const known = newest.get(key);
    if (known?.waits === null) continue;
    if (report.isCounted) {
      counted.push(place);
      const newer = waiting[known?.waits ?? -1];
      if (known !== undefined && newer !== undefined) waiting[known.waits] = { ...newer, replaced: place };
      newest.set(key, { waits: null });
    } else if (known === undefined && report.isReady) {
      newest.set(key, { waits: waiting.push({ place, person, replaced: null }) - 1 });
    }
  }
  return { counted, waiting };
}

/** By person, the newest first; the order of two of a month is theirs in the list. */
export function byPerson(reports: readonly SnapshotReport[], one: number, other: number): number {
  const [first, second] = [reports[one], reports[other]];
  if (first === undefined || second === undefined) return 0;
  return (first.person ?? 0) - (second.person ?? 0) || second.month - first.month || one - other;
}
