import type { CareerTextKind } from '@/core/career-status/career-text.rules';
import { careerTextFault as faultByLooks, OFFICIAL, readingsOf } from '@/core/career-status/career-text.rules';
import { holdsAbuse, holdsBrand, isAbusiveInTitle } from './memory-username';

/** Returns the fault of a job title or a place as a sentence; null if there is none. */
export function careerTextFault(text: string, kind: CareerTextKind, brand: string): string | null {
  const fault = faultByLooks(text);
  if (fault !== null) return fault;
  if (kind === 'title' ? holdsBrand(text, brand) : beginsWithBrand(text, brand)) return OFFICIAL;
  return isAbusive(text, kind) ? 'This could hurt others. Choose other words.' : null;
}

/** The faults of a career's texts by their field; null for a text that is not given. */
export function careerTextFaults(
  texts: Readonly<Record<string, string | null | undefined>>,
  kind: CareerTextKind,
  brand: string,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries(texts)) {
    const fault = careerTextFault(text?.trim() ?? '', kind, brand);
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

/** A place is the product itself where its name begins with the brand; further on, the brand may be a word like any other. */
function beginsWithBrand(text: string, brand: string): boolean {
  const [brandWords = ''] = readingsOf(brand.replaceAll(/[^a-z\d]+/gi, ' '));
  const joined = brandWords.replaceAll(' ', '');
  return (
    joined !== '' &&
    readingsOf(text).some((words) => [brandWords, joined].some((name) => `${words} `.startsWith(`${name} `)))
  );
}

function isAbusive(text: string, kind: CareerTextKind): boolean {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}@$!]+/gu) ?? [];
  if (kind === 'place') return words.some(holdsAbuse);
  // F u c k: letters one by one are a word.
  const single = words.filter((word) => [...word].length === 1).join('');
  return [...words, single].some((word) => isAbusiveInTitle(word, words.length === 1));
}
