import { findAccountNumbers } from '@/core/kernel/content-checks/account-numbers.rules';
import { effectOf } from '@/core/kernel/content-checks/check-effects.rules';
import { findContactDetails } from '@/core/kernel/content-checks/contact-details.rules';
import { isTruncatedName, unfilledReason } from './name-faults';
import { isRelativeDate } from './read-date';

/**
 * Explains why a text cannot be a column's value, or returns null if it can. The reason follows the text: `"7.8k" is a
 * number`.
 */
export type ColumnTextCheck = (text: string) => string | null;

const ADDRESS_OF_WEB = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i;
const MAIL = /^\S+@\S+\.\S+$/;
/** Matches a number with its sign and unit, and nothing else: "7.8k", "₹ 1,20,000", "4.1/5", "12 %", "1.1L+". */
const NUMBER =
  /^[\p{Sc}\s(#+~<>-]*(?:rs\.?\s*|inr\s*|usd\s*)?\p{Nd}[\p{Nd}.,\s]*(?:k|l|m|b|cr|lakhs?|lacs?|crores?|lpa|%|★|\+|\/\s*\p{Nd}+(?:\.0)?)*\s*[)+]*$/iu;
/** Matches a count of items: "240 offices", "1.1L Reviews". */
const COUNT_OF_THINGS =
  /^[(\s]*\p{Nd}[\p{Nd}.,]*\s*(?:k|l|m|cr)?\+?\s+(?:more\s+|other\s+|open\s+|total\s+|new\s+)*\p{L}{3,}s\b[\s)]*$/iu;
const DAY = /^\p{Nd}{1,4}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{1,4}(?:[T\s].*)?$/u;
const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{M}]{2}/u;
/** Matches the end of a sentence, but not "Sr. Engineer" and "Analyst ? Data". */
const SENTENCE =
  /(?<=[^\s.!?])(?<!(?<!\p{L})(?:sr|snr|jr|jnr|assoc?|asst|dy|addl|exec|mgr|engg|engr|dept|tech|govt|prof|dr|supt|stats|sec))[.!?]+\s+\p{L}/iu;
const MAX_WORDS_OF_ROLE = 14;

export function isNumberLike(text: string): boolean {
  return NUMBER.test(text) || COUNT_OF_THINGS.test(text);
}

export function isAddress(text: string): boolean {
  return ADDRESS_OF_WEB.test(text) || MAIL.test(text);
}

export const words: ColumnTextCheck = (text) => {
  if (isAddress(text)) return 'is an address';
  if (DAY.test(text)) return 'is a date';
  if (NUMBER.test(text)) return 'is a number';
  return WORD.test(text) ? unfilledReason(text) : 'has no words';
};

/**
 * An opinion about a company, without contact or payment details. A user's text with such details waits for a
 * moderator. An imported one would be shown immediately.
 */
export const opinion: ColumnTextCheck = (text) => {
  const fault = words(text);
  if (fault !== null) return fault;
  const reaches = findContactDetails(text).some(
    ({ start, end }) => effectOf('review', 'contact', text.slice(start, end)) === 'hold',
  );
  if (reaches) return 'has a phone number or an address of a person';
  return findAccountNumbers(text).length === 0 ? null : 'has the number of an account or a document';
};

export const properName: ColumnTextCheck = (text) => {
  const fault = anyName(text) ?? unfilledReason(text);
  return fault ?? (isTruncatedName(text) ? 'is cut off: its end is missing' : null);
};

const anyName: ColumnTextCheck = (text) => {
  if (isAddress(text)) return 'is an address';
  if (DAY.test(text)) return 'is a date';
  // "3M" is a company, and 3 million.
  if (NUMBER.test(text) && !/^\p{Nd}M$/u.test(text)) return 'is a number';
  return LETTER.test(text) ? null : 'has no letters';
};

export const place: ColumnTextCheck = (text) => {
  if (COUNT_OF_THINGS.test(text)) return 'is a number of things';
  return anyName(text);
};

export const role: ColumnTextCheck = (text) => {
  const fault = anyName(text) ?? unfilledReason(text);
  if (fault !== null) return fault;
  if (isRelativeDate(text)) return 'is a date';
  if (COUNT_OF_THINGS.test(text)) return 'is a number of things';
  return text.split(/\s+/).length > MAX_WORDS_OF_ROLE || SENTENCE.test(text) ? 'is text, not a job title' : null;
};

export const anyText: ColumnTextCheck = () => null;
