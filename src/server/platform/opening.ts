export const OPENING_LENGTH = 200;

export const openingOf = (text: string): string => `left(${text}, ${OPENING_LENGTH})`;
