/** The last millisecond of the year 9999: later moments are written in a form that a database does not read. */
export const MAX_KEY = 253_402_300_799_999;
