export const MAX_LINKED_POSTS = 4;
/** The longest title of a linked post, in characters. */
export const MAX_LINK_TITLE_LENGTH = 80;
