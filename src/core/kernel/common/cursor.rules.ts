/** The maximum moment in a cursor. A database cannot read the form of later ones. */
export const MAX_KEY = 253_402_300_799_999;
