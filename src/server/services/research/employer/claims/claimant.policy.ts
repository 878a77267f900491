import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { employerRefusals } from '@/core/research/employer/employer-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { claimantRef } from '@/server/platform/sides/sides';
import { claimInForce } from './claims.queries';

export interface ClaimantsDeps {
  readonly authorship: Pick<Authorship, 'onceRef'>;
  readonly now: () => number;
}

export async function speaksFor(
  tx: Database,
  { authorship, now }: ClaimantsDeps,
  persona: Uint8Array,
  companyId: number,
): Promise<boolean> {
  const claims = await tx.query(claimInForce, companyId, claimantRef(authorship, persona), dayInIndia(now()));
  return claims.length > 0;
}

export function notClaimant(): Problem {
  return new Problem(409, 'not_claimant', employerRefusals.notClaimant);
}
