import { boolean, bytes, date, integer } from '../sql-types';
import { defineStatement } from '../statement';

/**
 * Locks a company's count until the transaction ends, and stores the seal `$2` if new. Returns whether the company is
 * claimed on a day.
 */
export const lockInvitedCount = defineStatement({
  name: 'invited.lock-count',
  parameters: [integer, bytes, date],
  columns: { count_seal: bytes, is_claimed: boolean },
  text: `insert into research.invited_counts as i (company_id, count_seal) values ($1, $2)
         on conflict (company_id) do update set count_seal = i.count_seal
         returning count_seal, exists (select from research.employer_claims k where k.company_id = $1 and k.ends_on >= $3) as is_claimed`,
});

export const storeInvitedCount = defineStatement({
  name: 'invited.store-count',
  parameters: [integer, bytes],
  columns: {},
  text: 'update research.invited_counts set count_seal = $2 where company_id = $1',
});
