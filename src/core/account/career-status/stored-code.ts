import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { SentCode } from './send-work-email-code.use-case';

/** A code that was mailed, with the career status that it proves. The code itself is not known here. */
export interface StoredCode {
  readonly careerStatusId: number;
  readonly sent: SentCode;
}

const Stored = v.object({
  careerStatusId: v.number(),
  sent: v.object({
    to: v.string(),
    message: v.string(),
    expiresAt: v.pipe(v.string(), v.isoTimestamp()),
    resendAt: v.number(),
  }),
});

/** The key under which a device keeps that a code is on its way to a user. */
export function sentCodeKeyOf(owner: string): string {
  return `verificationCode.${owner}`;
}

export function serializeSentCode(code: StoredCode): string {
  return JSON.stringify(code);
}

/** Returns the code that was mailed for this career status; null if there is none or it is too old at `now`, in ms since 1970. */
export function parseSentCode(stored: string | null, careerStatusId: number, now: number): SentCode | null {
  const kept = parseStored(Stored, stored);
  if (kept === null || kept.careerStatusId !== careerStatusId) return null;
  return Date.parse(kept.sent.expiresAt) > now ? kept.sent : null;
}
