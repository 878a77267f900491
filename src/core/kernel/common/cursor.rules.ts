/** The maximum time in a cursor. Later years have more than four digits, which a database cannot parse. */
export const MAX_KEY = 253_402_300_799_999;
