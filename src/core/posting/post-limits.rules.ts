/** The longest title of a post, in characters (code points). */
export const MAX_TITLE_LENGTH = 150;
