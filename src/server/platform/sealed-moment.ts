import type { Authorship } from './authorship';

type Seals = Pick<Authorship, 'sealJson' | 'unsealJson'>;

/** Seals a time (ms since 1970) that a dump must not reveal. Seals are equally long. */
export function sealMoment(seals: Seals, place: Uint8Array, moment: number): Buffer {
  return seals.sealJson(place, moment);
}

/** Opens a moment. Throws SealBroken. */
export function unsealMoment(seals: Pick<Seals, 'unsealJson'>, place: Uint8Array, sealed: Uint8Array): number {
  const moment = seals.unsealJson(place, sealed);
  if (typeof moment !== 'number') throw new Error('A sealed moment is not a number.');
  return moment;
}
