import { CONTACT_DETAILS_REFUSAL } from '@/core/kernel/common/reach-refusal.rules';
import { invisibleFaultInLine } from '@/core/kernel/common/unseen-signs.rules';

export const MAX_LINE_LENGTH = 100;
export const MAX_BIO_LENGTH = 80;

const MIN_NAME_LENGTH = 3;

export function lineFault(line: string, maxLength: number = MAX_LINE_LENGTH): string | null {
  const unseen = invisibleFaultInLine(line);
  if (unseen !== null) return unseen;
  return [...line].length > maxLength ? `Use at most ${maxLength} characters.` : null;
}

/** `ownName` is the user's real name, which a public bio must not contain. */
export function bioFault(bio: string, ownName: string): string | null {
  const fault = lineFault(bio, MAX_BIO_LENGTH);
  if (fault !== null) return fault;
  if (/\S@\S+\.\S/.test(bio) || /(?:\d[\s-]?){10}/.test(bio)) {
    return CONTACT_DETAILS_REFUSAL;
  }
  return hasWordOf(bio, ownName) ? 'Leave out your name: this is shown next to your pseudonym.' : null;
}

function hasWordOf(text: string, name: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(name).some((word) => word.length >= MIN_NAME_LENGTH && words.has(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
