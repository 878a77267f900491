import { HARMLESS_IN_TITLES } from '../profile/refused-names.rules';
import { holdsAbuse, holdsBrand, isAbusive } from '../profile/username.rules';
import type { CareerTextKind } from './career-text.rules';
import { careerTextFault, OFFICIAL, readingsOf } from './career-text.rules';

const ABUSIVE = 'This could hurt others. Choose other words.';

/**
 * Returns the fault of a trimmed job title or place, as one sentence that includes the remedy. The form itself runs the
 * checks that need no word list (`careerTextFault`).
 */
export function careerWordsFault(text: string, kind: CareerTextKind, brand: string): string | null {
  const fault = careerTextFault(text);
  if (fault !== null) return fault;
  if (isOfProduct(text, kind, brand)) return OFFICIAL;
  return isHurting(text, kind) ? ABUSIVE : null;
}

export function careerWordsFaults(
  texts: Readonly<Record<string, string | null | undefined>>,
  kind: CareerTextKind,
  brand: string,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries(texts)) {
    const fault = careerWordsFault(text?.trim() ?? '', kind, brand);
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

/**
 * Returns true if a title contains the brand, or a place begins with it. Later in a place it may be an ordinary word.
 */
function isOfProduct(text: string, kind: CareerTextKind, brand: string): boolean {
  if (kind === 'title') return holdsBrand(text, brand);
  const [words = ''] = readingsOf(brand.replaceAll(/[^a-z\d]+/gi, ' '));
  if (words === '') return false;
  const names = [words, words.replaceAll(' ', '')];
  return readingsOf(text).some((reading) => names.some((name) => `${reading} `.startsWith(`${name} `)));
}

/**
 * Returns true if the text is abusive. Places are named after people and towns (Lund, Rand), so only words that occur
 * in no harmless name are refused.
 */
function isHurting(text: string, kind: CareerTextKind): boolean {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}@$!]+/gu) ?? [];
  if (kind === 'place') return words.some((word) => holdsAbuse(word));
  const isHarmless = (word: string) => words.length > 1 && HARMLESS_IN_TITLES.includes(word.toLowerCase());
  const spelled = words.filter((word) => [...word].length === 1).join('');
  return [...words, spelled].some((word) => isAbusive(word) && !isHarmless(word));
}
