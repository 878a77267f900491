import type { Authorship } from '../authorship';

/** The days that are kept beside a user's card; days since 1970. */
export interface KeptCard {
  /** The day on which it was written, or first seen if its row does not tell. */
  readonly writtenOn: number;
  /** The day from which its author counts; null while a rating holds it. */
  readonly countsFrom: number | null;
  /** The day on which the author had proved the work address; null without one. */
  readonly provedOn: number | null;
  /** The day on which was decided what it shows. */
  readonly decidedOn: number;
}

/** Seals are equally long: a card's days would say when its author's account was made. */
const SEAL_BLOCK = 64;

/** Seals the days of a contribution's card. */
export function sealCard(authorship: Pick<Authorship, 'sealJson'>, id: string, kept: KeptCard): Buffer {
  const { writtenOn, countsFrom, provedOn, decidedOn } = kept;
  return authorship.sealJson(Buffer.from(id), [writtenOn, countsFrom, provedOn, decidedOn], SEAL_BLOCK);
}

/** Opens what `sealCard` made for the same contribution. Throws SealBroken. */
export function openCard(authorship: Pick<Authorship, 'unsealJson'>, id: string, seal: Uint8Array): KeptCard {
  const kept = authorship.unsealJson(Buffer.from(id), seal);
  if (!Array.isArray(kept)) throw new Error('A sealed card is no list.');
  const [writtenOn, countsFrom, provedOn, decidedOn] = kept.map((day: unknown) =>
    typeof day === 'number' ? day : null,
  );
  if (writtenOn == null || decidedOn == null) throw new Error('A sealed card has no days.');
  return { writtenOn, countsFrom: countsFrom ?? null, provedOn: provedOn ?? null, decidedOn };
}
