import {
  ABUSE_ANYWHERE,
  ABUSE_AS_WORD,
  HARMLESS_IN_TITLES,
  KNOWN_EMPLOYERS,
  OFFICIAL_BEGINNINGS,
  OFFICIAL_WORDS,
} from '@/contract/refused-names';

const MIN_LENGTH = 4;
const MAX_LENGTH = 24;

const SIGNS = '0134578@$!l';
const LETTERS = 'oieastbasii';

/** Returns the rule that a pseudonym breaks as a sentence that says what to change; null if it breaks none. */
export function usernameFault(userName: string, brand: string): string | null {
  if (isAbusive(userName)) return 'This name could hurt others. Choose another one.';
  if (!/^\w+$/.test(userName)) return 'Use letters from a to z, digits and underscores only.';
  if (!/^[a-z]/i.test(userName)) return 'Begin with a letter.';
  if (userName.includes('__')) return 'Use one underscore at a time.';
  if (userName.length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters.`;
  if (userName.length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  return isMisleading(userName, brand) ? 'This name looks like an official account. Choose another one.' : null;
}

/** The message for a pseudonym that another user has. */
export const TAKEN_MESSAGE = 'Somebody already has this name.';

/** Returns whether a name has abuse that is part of no harmless one. */
export function holdsAbuse(text: string): boolean {
  const name = lettersOf(text);
  return ABUSE_ANYWHERE.some((word) => [...name].some((_sign, at) => drawnOutEnd(name, plain(word), at) !== null));
}

/** Returns whether a word of a job title could hurt others; beside other words more is harmless than alone. */
export function isAbusiveInTitle(word: string, isAlone: boolean): boolean {
  return isAbusive(word) && (isAlone || !HARMLESS_IN_TITLES.includes(word.toLowerCase()));
}

/** Returns whether the brand is part of a name. */
export function holdsBrand(name: string, brand: string): boolean {
  const brandName = lettersOf(brand.replaceAll(/[^a-z\d]/gi, ''));
  return brandName !== '' && lettersOf(name).includes(brandName);
}

/** Returns whether a name could hurt others. */
export function isAbusive(userName: string): boolean {
  return (
    holdsAbuse(userName) ||
    wordsOf(userName).some((word) =>
      ABUSE_AS_WORD.some((abuse) => {
        const end = drawnOutEnd(word, plain(abuse), 0);
        return end !== null && ['', 's'].includes([...word].slice(end).join(''));
      }),
    )
  );
}

function isMisleading(userName: string, brand: string): boolean {
  const name = lettersOf(userName);
  const refused = new Set([...OFFICIAL_WORDS, ...KNOWN_EMPLOYERS].flatMap((word) => [plain(word), `${plain(word)}s`]));
  return (
    holdsBrand(userName, brand) ||
    OFFICIAL_BEGINNINGS.some((beginning) => name.startsWith(plain(beginning))) ||
    wordsOf(userName).some((word) => refused.has(word))
  );
}

/** Returns where a word ends that begins at a place of a name with its letters drawn out or not; null where it does not. */
function drawnOutEnd(name: string, word: string, from: number): number | null {
  const signs = [...name];
  let at = from;
  let last = '';
  for (const sign of word) {
    if (sign !== last) while (last !== '' && signs[at] === last) at += 1;
    if (signs[at] !== sign) return null;
    at += 1;
    last = sign;
  }
  while (signs[at] === last) at += 1;
  return at;
}

function wordsOf(userName: string): readonly string[] {
  const spaced = userName.normalize('NFKC').replaceAll(/([a-z\d])([A-Z])/g, '$1_$2');
  const candidates = [spaced.split(/[\s_]+/), spaced.split(/[\s_\d]+/), [userName.replaceAll('_', '')]];
  return candidates.flat().map(plain);
}

function lettersOf(text: string): string {
  return plain(text.normalize('NFKC')).replaceAll(/[^\p{L}\p{M}]/gu, '');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[0134578@$!l]/g, (sign) => LETTERS[SIGNS.indexOf(sign)] ?? sign);
}
