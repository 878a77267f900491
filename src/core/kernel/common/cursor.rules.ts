/** Later moments have a form that a database does not read. */
export const MAX_KEY = 253_402_300_799_999;
