/** Characters that are read of a text when its beginning stands for it; what shows it shortens it further. */
export const OPENING_LENGTH = 200;

/** Returns the beginning of a text as an expression of SQL. */
export const openingOf = (text: string): string => `left(${text}, ${OPENING_LENGTH})`;
