import { HARMLESS_IN_TITLES } from '@/contract/refused-names';
import { refuseFaults } from '@/server/contract/problem';
import { unseenFault } from '../my-profile/plain-line.policy';
import { DIGITS, holdsAbuse, holdsBrand, isAbusive } from '../profile/username.policy';

/** A job title, or the name of a company or college: others read the two as “<job title> at <company>”. */
type CareerTextKind = 'title' | 'place';

const ABUSIVE = 'This could hurt others. Choose other words.';
const MIXED = 'This mixes letters of several alphabets in one word. Type it again.';
const OFFICIAL = 'This looks like an official account. Say plainly where you work and what you do.';
const VERIFIED = 'Leave out check marks and “verified”: the mark appears by itself once you prove your work.';

const CHECK_MARK = /[√☑✅✓✔⍻\u{1F5F8}\u{1F5F9}\u{1FBB1}]/u;
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}/u;

const ALLEGED = /\bverified\b|\bblue ?ticks?\b|सत्यापित/;
/** Whoever moderates content, administers systems or translates official languages says so and passes. */
const SPEAKING = [
  /^((the|senior|lead|chief|head|super|global) )*((community|forum|site|app|platform) )*(moderators?\b|mods?( team)?$)/,
  /^((the|super) )*((community|forum) )*admins?( team)?$/,
  /^officials?$/,
  /\bofficial (account|team|support|help|page|handle|profile|channel|news|moderator|admin|staff|member|representative|spokesperson)s?\b/,
];

/** Returns the fault of a job title or a place as one sentence with the remedy; null if it hides, claims and hurts nothing. */
export function careerTextFault(text: string, kind: CareerTextKind, brand: string): string | null {
  const unseen = unseenFault(text);
  if (unseen !== null) return unseen;
  const letters = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (letters.some((word) => LATIN.test(word) && LIKE_LATIN.test(word))) return MIXED;
  const readings = readingsOf(text);
  if (CHECK_MARK.test(text) || readings.some((reading) => ALLEGED.test(reading))) return VERIFIED;
  const isOfficial = readings.some((reading) => SPEAKING.some((title) => title.test(reading)));
  if (isOfficial || isOfProduct(text, kind, brand)) return OFFICIAL;
  return isHurting(text, kind) ? ABUSIVE : null;
}

/** Refuses a career's texts with a sentence for each field; null for a text that is not given. */
export function refuseCareerTexts(
  texts: Readonly<Record<string, string | null | undefined>>,
  kind: CareerTextKind,
  brand: string,
): void {
  const faults = Object.entries(texts).map(
    ([field, text]) => [field, careerTextFault(text?.trim() ?? '', kind, brand)] as const,
  );
  refuseFaults(Object.fromEntries(faults));
}

/** No title has the brand. A place has it further on at the most, where it may be a word like any other. */
function isOfProduct(text: string, kind: CareerTextKind, brand: string): boolean {
  if (kind === 'title') return holdsBrand(text, brand);
  const [words = ''] = readingsOf(brand.replaceAll(/[^a-z\d]+/gi, ' '));
  if (words === '') return false;
  const names = [words, words.replaceAll(' ', '')];
  return readingsOf(text).some((reading) => names.some((name) => `${reading} `.startsWith(`${name} `)));
}

/** Places are called after people and towns (Lund, Rand): only what is part of no harmless name hurts there. */
function isHurting(text: string, kind: CareerTextKind): boolean {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}@$!]+/gu) ?? [];
  if (kind === 'place') return words.some((word) => holdsAbuse(word));
  const isHarmless = (word: string) => words.length > 1 && HARMLESS_IN_TITLES.includes(word.toLowerCase());
  const spelled = words.filter((word) => [...word].length === 1).join('');
  return [...words, spelled].some((word) => isAbusive(word) && !isHarmless(word));
}

/** The words in plain small letters: as they stand, with digits as letters, and with 1 as l. */
function readingsOf(text: string): readonly string[] {
  const small = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  const asLetters = (signs: string) => [...signs].map((sign) => DIGITS[sign] ?? sign).join('');
  const readings = [small, asLetters(small), asLetters(small.replaceAll('1', 'l'))];
  return readings.map((reading) =>
    reading
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  );
}
