import type { Authorship } from './authorship';

type Seals = Pick<Authorship, 'sealJson' | 'unsealJson'>;

/**
 * Seals a moment, in ms since 1970, for one place: a moment that the product needs, but that would give the time of a user's visit away in a
 * dump. All seals are equally long.
 */
export function sealMoment(seals: Seals, place: Uint8Array, moment: number): Buffer {
  return seals.sealJson(place, moment);
}

/** Opens what `sealMoment` made for the same place. Throws SealBroken. */
export function openMoment(seals: Pick<Seals, 'unsealJson'>, place: Uint8Array, sealed: Uint8Array): number {
  const moment = seals.unsealJson(place, sealed);
  if (typeof moment !== 'number') throw new Error('A sealed moment is not a number.');
  return moment;
}
