import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { employerRefusals } from '@/core/research/employer/employer-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { companiesOfOwner } from './claims.queries';

export interface ClaimantsDeps {
  readonly authorship: Pick<Authorship, 'onceRef'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A company that a viewer acts for, and the claim that allows it. */
export interface ActingFor {
  readonly claimId: string;
  readonly companyId: number;
}

/** Returns the reference under which an account's claims are stored. */
export function claimantRef(authorship: Pick<Authorship, 'onceRef'>, persona: Uint8Array): Uint8Array {
  return authorship.onceRef(persona, 'claims companies');
}

type Claimant = Pick<Viewer, 'personaRef'>;

/** Returns the companies that a viewer acts for today; none for a guest. */
export async function actingCompanies(
  database: Database,
  { authorship, now }: ClaimantsDeps,
  viewer: Claimant | null,
): Promise<readonly ActingFor[]> {
  if (viewer === null) return [];
  const rows = await database.query(companiesOfOwner, claimantRef(authorship, viewer.personaRef), dayInIndia(now()));
  return rows.map(({ id, company_id }) => ({ claimId: id, companyId: company_id }));
}

/** Returns the viewer's claim of a company; throws 409 `not_claimant`. */
export async function requireClaimant(
  database: Database,
  deps: ClaimantsDeps,
  viewer: Claimant,
  companyId: number,
): Promise<ActingFor> {
  const acting = (await actingCompanies(database, deps, viewer)).find((one) => one.companyId === companyId);
  if (acting === undefined) throw new Problem(409, 'not_claimant', employerRefusals.notClaimant);
  return acting;
}
