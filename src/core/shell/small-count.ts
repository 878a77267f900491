/** How many items a short list shows (LM-COUNT-SMALL). */
export const SMALL_COUNT = 5;
