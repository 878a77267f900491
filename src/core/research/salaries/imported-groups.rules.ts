import { isGroup } from '@/core/kernel/figures/figures.rules';
import { withheldAmong } from '@/core/kernel/figures/withholding.rules';
import { isNamed } from './salary-scopes.rules';
import { ScopeIndex } from './scope-index.rules';
import type { SnapshotReport } from './snapshot-report';

/** Groups imported reports by the scope's number in `index`. They are counted separately. */
export function importedGroups(
  reports: readonly SnapshotReport[],
  index: ScopeIndex,
): ReadonlyMap<number, readonly number[]> {
  const own = new ScopeIndex();
  const members: number[][] = [];
  for (const [place, report] of reports.entries()) {
    if (report.person !== null) continue;
    index.of(report);
    for (const scope of own.of(report)) {
      const known = members[scope];
      if (known === undefined) members[scope] = [place];
      else known.push(place);
    }
  }
  const groups = own.scopes.map((scope, place) => {
    const count = (members[place] ?? []).reduce((sum, member) => sum + (reports[member]?.reports ?? 0), 0);
    return { count, voices: count, isWithheld: !isGroup(count), isNameless: !isNamed(scope), wasShown: false };
  });
  const isHidden = withheldAmong(groups, own.partitions());
  return new Map(
    own.scopes.flatMap((scope, place) =>
      isHidden[place] === true ? [] : [[index.find(scope), members[place] ?? []] as const],
    ),
  );
}
