/** Matches separators, like catalog.search_key of platform/sql/catalog. Keeps Indic marks, drops Latin accents. */
const SEPARATORS = /[\s.,&/()'"’‘–—_:;!|-]+/gu;
const LATIN_ACCENTS = /[\u0300-\u036f]/gu;

/** Normalises a search text. Returns an empty text if it has no letter or digit to match. */
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
