import { MANY_LETTERS, MAX_SLIPS } from '@/core/kernel/catalog/search.rules';

/** As catalog.search_key of platform/sql/catalog does; marks of Indian scripts stay, accents of Latin letters go. */
const SEPARATORS = /[\s.,&/()'"’‘–—_:;!|-]+/gu;
const LATIN_ACCENTS = /[\u0300-\u036f]/gu;

/** Returns a typed text in the form in which names are compared; empty if nothing of it can be in a name. */
export function searchKeyOf(typed: string): string {
  return typed
    .replaceAll('\0', '')
    .normalize('NFKD')
    .replaceAll(LATIN_ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(SEPARATORS, ' ')
    .trim();
}

/** Returns the number of letters that may be wrong in a typed text. */
export function slipsIn({ length }: string): number {
  return length < MANY_LETTERS ? 1 : MAX_SLIPS;
}
