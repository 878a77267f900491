export const MAX_SEARCH_LENGTH = 200;
export const MAX_FOUND = 200;
export const MAX_LISTED = 50;
export const LISTED_OF_EACH = 3;
export const MIN_POST_LETTERS = 3;
/** In shorter words no letter may be wrong. */
export const MIN_SLIP_LENGTH = 4;
/** A longer text is a sentence; each further letter adds a name to look up. */
export const MAX_SWAP_LENGTH = 40;
export const MANY_LETTERS = 7;
export const MAX_SLIPS = 2;
export const MAX_SLIP_WORDS = 4;
