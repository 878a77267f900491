import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';

const SEAL_BLOCK = 4_352;

export function sealAppeal(authorship: Pick<Authorship, 'sealJson'>, caseId: string, sentence: string): Buffer {
  return authorship.sealJson(Buffer.from(caseId), sentence, SEAL_BLOCK);
}

/** Opens an appeal. Throws SealBroken. */
export function openAppeal(authorship: Pick<Authorship, 'unsealJson'>, caseId: string, seal: Uint8Array): string {
  return v.parse(v.string(), authorship.unsealJson(Buffer.from(caseId), seal));
}
