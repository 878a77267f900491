import { isFreeMailAddress } from '@/core/formatting/free-mail';
import { careerMessages } from './career-messages';

const ADDRESS = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_LENGTH = 254;
const CODE = /^\d{6}$/;

/** What is wrong with a work or college address, null for nothing. Free mail proves nothing (decisions A 63). */
export function workEmailMessage(address: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '') return careerMessages.emailMissing;
  if (trimmed.length > MAX_LENGTH || !ADDRESS.test(trimmed)) return careerMessages.emailMalformed;
  return isFreeMailAddress(trimmed) ? careerMessages.emailFree : null;
}

/** What is wrong with a typed code, null for nothing; spaces around and inside do not count. */
export function codeMessage(code: string): string | null {
  return CODE.test(normalizeCode(code)) ? null : careerMessages.codeMalformed;
}

/** The code as it is sent. */
export function normalizeCode(code: string): string {
  return code.replace(/\s/g, '');
}
