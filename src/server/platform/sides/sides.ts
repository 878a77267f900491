import { LRUCache } from 'lru-cache';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { Side } from './sides.queries';
import { sideOf, takeSide } from './sides.queries';

export function sideRefOf(authorship: Pick<Authorship, 'onceRef'>, persona: Uint8Array): Uint8Array {
  return authorship.onceRef(persona, 'side');
}

/** Returns the reference under which an account's claims are stored. */
export function claimantRef(authorship: Pick<Authorship, 'onceRef'>, persona: Uint8Array): Uint8Array {
  return authorship.onceRef(persona, 'claims companies');
}

/** Returns the user id that is sealed in a claim. */
export function claimantOf(
  authorship: Pick<Authorship, 'unsealJson'>,
  claim: { readonly claimant_ref: Uint8Array; readonly claimant_seal: Uint8Array },
): string {
  const userId = authorship.unsealJson(claim.claimant_ref, claim.claimant_seal);
  if (typeof userId !== 'string') throw new Error('The seal of a claimant is no id.');
  return userId;
}

/** Puts a persona on a side unless it has one. Returns the side that it has from then on. */
export async function sideTaken(
  database: Database,
  authorship: Pick<Authorship, 'onceRef'>,
  persona: Uint8Array,
  wanted: Side,
): Promise<Side> {
  const ref = sideRefOf(authorship, persona);
  await database.query(takeSide, ref, wanted);
  const [row] = await database.query(sideOf, ref);
  // An account that ends at this moment has none any more.
  return row?.side ?? wanted;
}

/** The most users whose side is kept in memory. */
const MAX_REMEMBERED = 10_000;

/** Keeps those who take part and those who speak for a company apart. The first act decides, and it is noted before it. */
export class Sides {
  readonly #contributors = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  constructor(private readonly deps: { readonly database: Database; readonly authorship: Authorship }) {}

  /** Notes that a viewer takes part; returns false for one who speaks for a company. */
  async mayTakePart({ userId, personaRef }: Pick<Viewer, 'userId' | 'personaRef'>): Promise<boolean> {
    if (this.#contributors.has(userId)) return true;
    const { database, authorship } = this.deps;
    if ((await sideTaken(database, authorship, personaRef, 'contributor')) === 'employer') return false;
    this.#contributors.set(userId, true);
    return true;
  }
}
