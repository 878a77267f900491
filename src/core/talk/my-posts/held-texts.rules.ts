export const MAX_HELD_TEXTS = 50;
