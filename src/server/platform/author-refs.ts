import { growingCache } from '@/server/platform/growing-cache';
import type { Authorship, Ref } from './authorship';

/** The maximum number of cached references, about a hundred pages of a feed. */
const MAX_REFS = 20_000;

/** Caches references, because each costs a keyed hash, and a feed asks for twenty. */
export class AuthorRefs {
  readonly #authorship: Authorship;
  readonly #refs = growingCache<string, Ref>(MAX_REFS);

  constructor(authorship: Authorship) {
    this.#authorship = authorship;
  }

  voterRef(persona: Uint8Array): Ref {
    return this.#remembered(keyOf(persona), () => this.#authorship.voterRef(persona));
  }

  authorRef(persona: Uint8Array, contributionId: string): Ref {
    const key = `${keyOf(persona)} ${contributionId}`;
    return this.#remembered(key, () => this.#authorship.authorRef(persona, contributionId));
  }

  isMine(persona: Uint8Array, contributionId: string, authorRef: Uint8Array): boolean {
    return this.authorRef(persona, contributionId).equals(authorRef);
  }

  #remembered(key: string, refOf: () => Ref): Ref {
    const known = this.#refs.get(key);
    if (known !== undefined) return known;
    const ref = refOf();
    this.#refs.set(key, ref);
    return ref;
  }
}

function keyOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
