import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import { addEmployerAct } from '@/server/services/trust/moderation/public-log/employer-acts';
import { companyToClaim, lapseClaims } from './claims.queries';

export interface LapseDeps {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Takes claims whose last day is over out of force, each with a line of the public log. */
export async function endLapsedClaims({ database, now }: LapseDeps): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { company_id } of await tx.query(lapseClaims, dayInIndia(now()))) {
      const [company] = await tx.query(companyToClaim, company_id);
      if (company !== undefined) await addEmployerAct(tx, { act: 'LAPSED', company: company.name, now: now() });
    }
  });
}
