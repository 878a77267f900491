import { dayAfter, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { UNPROVEN_CLAIM_DAYS } from '@/core/research/employer/claim.rules';
import type { Database } from '@/server/platform/database';
import { purge } from '@/server/platform/purge';
import { addEmployerAct } from '@/server/services/trust/moderation/public-log/employer-acts';
import { companyToClaim, lapseClaims, purgeClaims } from './claims.queries';

export interface LapseDeps {
  readonly database: Database;
  readonly now: () => number;
}

/** Ends expired claims, with one public log line per claim, and deletes unproven claims. */
export async function endLapsedClaims({ database, now }: LapseDeps): Promise<void> {
  const today = dayInIndia(now());
  await database.transaction(async (tx) => {
    for (const { company_id } of await tx.query(lapseClaims, today, dayAfter(today, UNPROVEN_CLAIM_DAYS))) {
      const [company] = await tx.query(companyToClaim, company_id);
      if (company !== undefined) await addEmployerAct(tx, { act: 'LAPSED', company: company.name, now: now() });
    }
  });
  await purge(database, purgeClaims, today);
}
