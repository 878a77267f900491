import type { Authorship, Ref } from '@/server/platform/authorship';

interface Refs {
  readonly voter: Ref;
  readonly byContribution: Map<string, Ref>;
}

const mostRemembered = 1_000;

/**
 * A person's references on content. Each costs a keyed hash, and a feed asks for twenty at once, so they are remembered as
 * long as the session cache holds the person's persona reference (the same object for some seconds), and no longer.
 */
export class Ownership {
  readonly #refs = new WeakMap<Uint8Array, Refs>();

  constructor(private readonly authorship: Authorship) {}

  /** What the person's votes carry. */
  voterRef(persona: Uint8Array): Ref {
    return this.#of(persona).voter;
  }

  /** What `author_ref` would be, had the person written this contribution. */
  authorRef(persona: Uint8Array, contributionId: string): Ref {
    const { byContribution } = this.#of(persona);
    const known = byContribution.get(contributionId);
    if (known !== undefined) return known;
    const ref = this.authorship.authorRef(persona, contributionId);
    if (byContribution.size >= mostRemembered) byContribution.clear();
    byContribution.set(contributionId, ref);
    return ref;
  }

  /** Whether the person wrote the contribution that carries this `author_ref`. */
  isMine(persona: Uint8Array, contributionId: string, authorRef: Uint8Array): boolean {
    return this.authorRef(persona, contributionId).equals(authorRef);
  }

  #of(persona: Uint8Array): Refs {
    const known = this.#refs.get(persona);
    if (known !== undefined) return known;
    const refs = { voter: this.authorship.voterRef(persona), byContribution: new Map<string, Ref>() };
    this.#refs.set(persona, refs);
    return refs;
  }
}
