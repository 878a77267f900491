export const MAX_SEARCH_LENGTH = 200;
export const MAX_FOUND_ITEMS = 200;
export const MAX_LISTED = 50;
/** The maximum number of items in a catalogue that is returned completely. */
export const MAX_WHOLE_LIST = 1_000;
export const RESULTS_PER_TYPE = 3;
export const MIN_POST_LETTERS = 3;
/** Minimum length of a word in which one letter may be wrong. */
export const MIN_TYPO_LENGTH = 4;
/**
 * Maximum length of a text for which variants with swapped letters are looked up, because each letter adds a variant.
 */
export const MAX_SWAP_LENGTH = 40;
export const MANY_LETTERS = 7;
export const MAX_TYPOS = 2;
export const MAX_TYPO_WORDS = 4;
