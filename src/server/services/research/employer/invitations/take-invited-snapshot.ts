import { randomInt } from 'node:crypto';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { noiseOf, publishedCount, tenthsOf } from '@/core/kernel/figures/invited-share.rules';
import { SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { Authorship } from '@/server/platform/authorship';
import { InvitedCounts } from '@/server/platform/contributing/invited-counts';
import type { Database } from '@/server/platform/database';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import {
  invitedIsDue,
  lockInvitedCounts,
  noteInvitedSnapshot,
  publishInvitedShares,
  storeInvitedCounts,
  waitForInvitedTurn,
} from './invitations.queries';

export interface InvitedSnapshotDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
  /** Returns random noise for one publication. */
  readonly noise: () => number;
}

export function drawNoise(): number {
  return noiseOf(randomInt(2 ** 32), randomInt(2 ** 32));
}

export async function takeDueInvitedSnapshot(deps: InvitedSnapshotDeps): Promise<void> {
  const [due] = await deps.database.query(invitedIsDue, dayInIndia(deps.now() - SNAPSHOT_DAYS * DAY_MS));
  if (due?.is_due === true) await takeInvitedSnapshot(deps);
}

/** Publishes shares of companies with enough new contributions. Companies that were never claimed have none. */
export function takeInvitedSnapshot({ database, authorship, now, noise }: InvitedSnapshotDeps): Promise<void> {
  const counts = new InvitedCounts(authorship, now);
  const day = dayInIndia(now());
  return database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    await tx.query(waitForInvitedTurn);
    let behind = 0;
    for (;;) {
      const page = await tx.query(lockInvitedCounts, behind, day);
      const last = page.at(-1);
      if (last === undefined) break;
      behind = last.company_id;
      const published = page.flatMap(({ company_id, count_seal, tenths: earlier, is_claimed }) => {
        const count = counts.open(company_id, count_seal);
        if (!(is_claimed || count.wasClaimed)) return [];
        const shown = publishedCount(count, earlier !== null, noise());
        if (shown === null) return [];
        return [
          { companyId: company_id, tenths: tenthsOf(shown), seal: counts.seal(company_id, { ...count, ...shown }) },
        ];
      });
      if (published.length > 0) {
        const shares = published.map(({ companyId, tenths }) => ({ companyId, tenths }));
        await tx.query(publishInvitedShares, JSON.stringify(shares), day);
        await tx.query(
          storeInvitedCounts,
          published.map(({ companyId }) => companyId),
          published.map(({ seal }) => seal),
        );
      }
    }
    await tx.query(noteInvitedSnapshot, day);
  });
}
