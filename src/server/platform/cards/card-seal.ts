import type { Authorship } from '../authorship';

/** Sealed days of a user's card, since 1970. */
export interface KeptCard {
  /** The day of writing, or of its first sight if the row has none. */
  readonly writtenOn: number;
  /** The day from which its author counts, or null while a rating holds it. */
  readonly countsFrom: number | null;
  /** The day on which the work address was proved, or null without one. */
  readonly provedOn: number | null;
  readonly decidedOn: number;
}

/** Equal lengths: otherwise a card's days would reveal when its account was made. */
const SEAL_BLOCK = 64;

export function sealCard(authorship: Pick<Authorship, 'sealJson'>, id: string, kept: KeptCard): Buffer {
  const { writtenOn, countsFrom, provedOn, decidedOn } = kept;
  return authorship.sealJson(Buffer.from(id), [writtenOn, countsFrom, provedOn, decidedOn], SEAL_BLOCK);
}

/** Throws SealBroken. */
export function openCard(authorship: Pick<Authorship, 'unsealJson'>, id: string, seal: Uint8Array): KeptCard {
  const kept = authorship.unsealJson(Buffer.from(id), seal);
  if (!Array.isArray(kept)) throw new Error('A sealed card is no list.');
  const [writtenOn, countsFrom, provedOn, decidedOn] = kept.map((day: unknown) =>
    typeof day === 'number' ? day : null,
  );
  if (writtenOn == null || decidedOn == null) throw new Error('A sealed card has no days.');
  return { writtenOn, countsFrom: countsFrom ?? null, provedOn: provedOn ?? null, decidedOn };
}
