/** The last millisecond of the year 9999: later moments are written in a form that a database does not read. */
export const MAX_KEY = 253_402_300_799_999;
/** A cursor before it is made opaque: the keys of the last item of a page, most significant first, and its id. */
export const CURSOR_FORM = /^((?:\d{1,16}\.)+)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
