import * as v from 'valibot';
import type { Authorship } from '../authorship';

const Letter = v.object({
  key: v.string(),
  email: v.nullable(v.string()),
  address: v.string(),
  details: v.nullable(v.string()),
  digest: v.string(),
});

export type ComplaintLetter = v.InferOutput<typeof Letter>;

/** The padded size of a sealed letter in bytes. It doubles for the few longer letters. */
const SEAL_BLOCK = 4_096;

export function sealComplaintLetter(seals: Pick<Authorship, 'sealJson'>, id: string, letter: ComplaintLetter): Buffer {
  return seals.sealJson(Buffer.from(id), letter, SEAL_BLOCK);
}

/** Opens a letter. Throws SealBroken. */
export function unsealComplaintLetter(
  seals: Pick<Authorship, 'unsealJson'>,
  id: string,
  seal: Uint8Array,
): ComplaintLetter {
  return v.parse(Letter, seals.unsealJson(Buffer.from(id), seal));
}
