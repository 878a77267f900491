export const MAX_SEARCH_LENGTH = 200;
/** The results of one type that are counted; so many stand for that or more. */
export const MAX_FOUND = 200;
/** The results of one type that are listed. */
export const MAX_LISTED = 50;
/** The results of each type on a page of all types. */
export const LISTED_OF_EACH = 3;
/** Posts are looked through for words from so many letters on. */
export const MIN_POST_LETTERS = 3;
/** The shortest word in which a letter may be wrong. */
export const MIN_SLIP_LENGTH = 4;
/** The longest text in which swapped letters are tried: a longer one is a sentence, and each letter more is one name more to look up. */
export const MAX_SWAP_LENGTH = 40;
/** Words from so many letters on may have two that are wrong. */
export const MANY_LETTERS = 7;
/** The letters of a word that may be wrong at most. */
export const MAX_SLIPS = 2;
/** The words of a text that are compared with slips. */
export const MAX_SLIP_WORDS = 4;
