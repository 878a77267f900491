/** As many replies to each comment are open before anybody asks for them. */
export const FIRST_REPLIES = 2;
