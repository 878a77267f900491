/** The longest title of a post, in characters (code points). */
export const MAX_TITLE_LENGTH = 150;

/** The longest address that a post, a card or a video is read from, in characters. */
export const MAX_ADDRESS_LENGTH = 2_048;
