import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { SentCode } from './send-work-email-code.use-case';

/** A code that was mailed, without the code itself. */
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

export function sentCodeKeyOf(owner: string): string {
  return `verificationCode.${owner}`;
}

export function serializeSentCode(code: StoredCode): string {
  return JSON.stringify(code);
}

export function parseSentCode(stored: string | null, careerStatusId: number, now: number): SentCode | null {
  const kept = parseStored(Stored, stored);
  if (kept === null || kept.careerStatusId !== careerStatusId) return null;
  return Date.parse(kept.sent.expiresAt) > now ? kept.sent : null;
}
