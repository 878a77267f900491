/** So many posts and comments that moderators hold or have taken off are listed, the newest. */
export const MAX_HELD_TEXTS = 50;
