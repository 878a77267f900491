export const MAX_LINKED_POSTS = 4;
export const MAX_LINK_TITLE_LENGTH = 80;
