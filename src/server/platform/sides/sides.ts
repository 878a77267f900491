import type { Viewer } from '@/server/contract/viewer';
import { growingCache } from '@/server/platform/growing-cache';
import { accountHoldRefOf } from '../account-holds';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { AccountSide } from './sides.queries';
import { sideOf, storeSide } from './sides.queries';

export function sideRefOf(authorship: Pick<Authorship, 'onceRef'>, persona: Uint8Array): Uint8Array {
  return authorship.onceRef(persona, 'side');
}

export function claimantRef(authorship: Pick<Authorship, 'onceRef'>, persona: Uint8Array): Uint8Array {
  return authorship.onceRef(persona, 'claims companies');
}

export function claimantOf(
  authorship: Pick<Authorship, 'unsealJson'>,
  claim: { readonly claimant_ref: Uint8Array; readonly claimant_seal: Uint8Array },
): string {
  const userId = authorship.unsealJson(claim.claimant_ref, claim.claimant_seal);
  if (typeof userId !== 'string') throw new Error('The seal of a claimant is no id.');
  return userId;
}

/** Returns the side that an account has chosen, contributor or employer. If it has none, stores the wanted side. */
export async function chosenSide(
  database: Database,
  authorship: Pick<Authorship, 'onceRef'>,
  persona: Uint8Array,
  wanted: AccountSide,
): Promise<AccountSide> {
  const ref = sideRefOf(authorship, persona);
  await database.query(storeSide, ref, wanted, accountHoldRefOf(authorship, persona, 'all'));
  const [row] = await database.query(sideOf, ref);
  // An account that is being deleted has no side.
  return row?.side ?? wanted;
}

const MAX_REMEMBERED = 10_000;

/**
 * Separates contributors from employers. An account's first action decides, and the side is recorded before that
 * action.
 */
export class AccountSides {
  readonly #contributors = growingCache<string, true>(MAX_REMEMBERED);

  constructor(private readonly deps: { readonly database: Database; readonly authorship: Authorship }) {}

  /** Returns false for an employer. */
  async mayTakePart({ userId, personaRef }: Pick<Viewer, 'userId' | 'personaRef'>): Promise<boolean> {
    if (this.#contributors.has(userId)) return true;
    const { database, authorship } = this.deps;
    if ((await chosenSide(database, authorship, personaRef, 'contributor')) === 'employer') return false;
    this.#contributors.set(userId, true);
    return true;
  }
}
