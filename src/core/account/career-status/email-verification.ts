import { isFreeMailAddress } from '@/core/kernel/formatting/free-mail.rules';
import { careerMessages } from './career-messages';

const ADDRESS = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_ADDRESS_LENGTH = 254;
const CODE = /^\d{6}$/;

/**
 * Returns the message for a missing, malformed or free mail address, or null. Free mail proves nothing (decisions A
 * 63).
 */
export function workEmailMessage(address: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '') return careerMessages.emailMissing;
  if (trimmed.length > MAX_ADDRESS_LENGTH || !ADDRESS.test(trimmed)) return careerMessages.emailMalformed;
  return isFreeMailAddress(trimmed) ? careerMessages.emailFree : null;
}

export function codeMessage(code: string): string | null {
  return CODE.test(normalizeCode(code)) ? null : careerMessages.codeMalformed;
}

export function normalizeCode(code: string): string {
  return code.replace(/\s/g, '');
}
