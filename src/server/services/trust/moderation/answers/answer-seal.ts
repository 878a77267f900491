import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';

/** The longest answer fits into one block. */
const SEAL_BLOCK = 4_352;

/** Seals an author's answer to a complaint for its case. */
export function sealAnswer(authorship: Pick<Authorship, 'sealJson'>, caseId: string, answer: string): Buffer {
  return authorship.sealJson(nameOf(caseId), answer, SEAL_BLOCK);
}

/** Opens what `sealAnswer` made. Throws SealBroken. */
export function openAnswer(authorship: Pick<Authorship, 'unsealJson'>, caseId: string, seal: Uint8Array): string {
  return v.parse(v.string(), authorship.unsealJson(nameOf(caseId), seal));
}

/** Another name than an appeal's, so that neither seal opens as the other. */
function nameOf(caseId: string): Buffer {
  return Buffer.from(`answer ${caseId}`);
}
