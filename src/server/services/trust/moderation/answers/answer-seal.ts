import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';

const SEAL_BLOCK = 4_352;

export function sealAnswer(authorship: Pick<Authorship, 'sealJson'>, caseId: string, answer: string): Buffer {
  return authorship.sealJson(nameOf(caseId), answer, SEAL_BLOCK);
}

/** Opens an answer. Throws SealBroken. */
export function openAnswer(authorship: Pick<Authorship, 'unsealJson'>, caseId: string, seal: Uint8Array): string {
  return v.parse(v.string(), authorship.unsealJson(nameOf(caseId), seal));
}

/** Returns a name distinct from an appeal's, so that neither seal opens as the other. */
function nameOf(caseId: string): Buffer {
  return Buffer.from(`answer ${caseId}`);
}
