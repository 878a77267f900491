/** A post with at most this many comments shows all of them open, replies to replies too. */
export const MAX_OPEN_TALK = 12;

/** As many replies to each comment are open before anybody asks for them. */
export const FIRST_REPLIES = 2;
