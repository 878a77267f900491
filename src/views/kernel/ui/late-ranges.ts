// Characters of fonts that are added after the first view, so that no first view waits for them.

export const DEVANAGARI_RANGE = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF';

export const RUPEE_RANGE = 'U+20B9';
