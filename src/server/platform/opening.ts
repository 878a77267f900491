export const OPENING_LENGTH = 200;

export const textOpening = (text: string): string => `left(${text}, ${OPENING_LENGTH})`;
