import type { Authorship } from '../authorship';

/** The sealed days of a user's card, since 1970. */
export interface KeptCard {
  /** The day of writing, or of the first reading if the row has none. */
  readonly writtenOn: number;
  /** The day from which the author counts, or null while a rating holds the card. */
  readonly countsFrom: number | null;
  /** The day on which the work address was proved, or null if it was not. */
  readonly provedOn: number | null;
  readonly decidedOn: number;
}

/** The block that makes seals equally long. Otherwise a card's days would reveal when its account was made. */
const SEAL_BLOCK = 64;

export function sealCard(authorship: Pick<Authorship, 'sealJson'>, id: string, kept: KeptCard): Buffer {
  const { writtenOn, countsFrom, provedOn, decidedOn } = kept;
  return authorship.sealJson(Buffer.from(id), [writtenOn, countsFrom, provedOn, decidedOn], SEAL_BLOCK);
}

/** Opens the days of a card. Throws SealBroken. */
export function openCard(authorship: Pick<Authorship, 'unsealJson'>, id: string, seal: Uint8Array): KeptCard {
  const kept = authorship.unsealJson(Buffer.from(id), seal);
  if (!Array.isArray(kept)) throw new Error('A sealed card is no list.');
  const [writtenOn, countsFrom, provedOn, decidedOn] = kept.map((day: unknown) =>
    typeof day === 'number' ? day : null,
  );
  if (writtenOn == null || decidedOn == null) throw new Error('A sealed card has no days.');
  return { writtenOn, countsFrom: countsFrom ?? null, provedOn: provedOn ?? null, decidedOn };
}
