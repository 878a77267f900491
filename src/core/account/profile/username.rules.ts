import { isMobileNumber } from '@/core/kernel/common/mobile-number.rules';
import { CONTACT_DETAILS_REFUSAL } from '@/core/kernel/common/reach-refusal.rules';
import {
  ABUSE_ANYWHERE,
  ABUSE_AS_WORD,
  KNOWN_EMPLOYERS,
  OFFICIAL_BEGINNINGS,
  OFFICIAL_WORDS,
} from './refused-names.rules';

export const USERNAME_TAKEN = 'Somebody already has this name, or one that looks like it.';
export const USERNAME_OF_COMPANY = 'This is the name of a company. Choose another one.';

const LENGTH = { min: 4, max: 24 } as const;
export const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Words that a company's short name leaves out. The database's index companies_look has them too. */
export const COMPANY_WORDS =
  'technologies|technology|tech|solutions|services|systems|software|infotech|labs|enterprises|industries|group|holdings|limited|ltd|pvt|private|llp|inc|corp|corporation|company|co|india';
const COMPANY_WORDS_AT_END = new RegExp(`(?:${COMPANY_WORDS})+$`);
const LOOKALIKES: Readonly<Record<string, string>> = { ...DIGITS, l: 'i' };

const abuseAnywhere = new RegExp(ABUSE_ANYWHERE.map(drawnOut).join('|'), 'u');
const abuseAsWord = wholeWords(ABUSE_AS_WORD.map(drawnOut));
const officialWord = wholeWords([...OFFICIAL_WORDS, ...KNOWN_EMPLOYERS].map(folded));
const officialBeginning = new RegExp(`^(?:${OFFICIAL_BEGINNINGS.map(folded).join('|')})`);

/**
 * Returns the fault of a pseudonym, as one sentence that includes the remedy, or null if it follows the rules. A
 * pseudonym has 4 to 24 letters, digits and single underscores, and begins with a letter. It is neither abusive nor
 * misleading, and has no phone number. It may still be taken.
 */
export function usernameFault(userName: string, brand: string): string | null {
  if (isAbusive(userName)) return 'This name could hurt others. Choose another one.';
  if (!/^\w+$/.test(userName)) return 'Use letters from a to z, digits and underscores only.';
  if (!/^[a-z]/i.test(userName)) return 'Begin with a letter.';
  if (userName.includes('__')) return 'Use one underscore at a time.';
  if (userName.length < LENGTH.min) return `Use at least ${LENGTH.min} characters.`;
  if (userName.length > LENGTH.max) return `Use at most ${LENGTH.max} characters.`;
  if (digitRunsOf(userName.replaceAll('_', '')).some(isMobileNumber)) return CONTACT_DETAILS_REFUSAL;
  if (isMisleading(userName, brand)) return 'This name looks like an official account. Choose another one.';
  return null;
}

function digitRunsOf(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}

export function isAbusive(userName: string): boolean {
  return holdsAbuse(userName) || wordsOf(userName).some((word) => abuseAsWord.test(word));
}

export function holdsAbuse(name: string): boolean {
  return abuseAnywhere.test(foldedLetters(name));
}

/** Matches whole words (Badminton is allowed), the beginning of the name, and look-alikes. */
function isMisleading(userName: string, brand: string): boolean {
  if (holdsBrand(userName, brand)) return true;
  return officialBeginning.test(foldedLetters(userName)) || wordsOf(userName).some((word) => officialWord.test(word));
}

/** Returns whether a name contains the brand. A brand without Latin letters matches no name. */
export function holdsBrand(name: string, brand: string): boolean {
  const brandName = foldedLetters(brand.replaceAll(/[^a-z\d]/gi, ''));
  return brandName !== '' && foldedLetters(name).includes(brandName);
}

/** Returns the words of a name, with digits read as letters and as gaps, and the whole name as one word. */
function wordsOf(userName: string): readonly string[] {
  const spaced = userName.normalize('NFKC').replaceAll(/([a-z\d])([A-Z])/g, '$1_$2');
  return [...spaced.split(/[\s_]+/), ...spaced.split(/[\s_\d]+/), userName.replaceAll('_', '')].map(folded);
}

/** Returns what a pseudonym looks like: without underscores, and with signs that look alike made equal. */
export function lookOf(userName: string): string {
  return folded(userName).replaceAll('_', '');
}

/** Returns the looks of a pseudonym that no company's short name may have: with and without words such as "Technologies". */
export function companyLooksOf(userName: string): readonly string[] {
  const name = userName.toLowerCase().replaceAll('_', '');
  // A company's name in another script has the empty look.
  return [name, name.replace(COMPANY_WORDS_AT_END, '')].map(lookOf).filter((look) => look !== '');
}

export function foldedLetters(text: string): string {
  return folded(text.normalize('NFKC')).replaceAll(/[^\p{L}\p{M}]/gu, '');
}

function folded(text: string): string {
  return [...text.toLowerCase()].map((sign) => LOOKALIKES[sign] ?? sign).join('');
}

/** Returns the pattern of a word in which each letter may be stretched, as in `fuuuck`. */
function drawnOut(word: string): string {
  return folded(word).replaceAll(/(.)\1*/gu, (run, sign: string) => `${sign}{${[...run].length},}`);
}

function wholeWords(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})s?$`, 'u');
}
