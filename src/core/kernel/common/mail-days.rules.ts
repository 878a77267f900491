/** Mail that no server accepted is given up after this. */
export const MAIL_DAYS = 3;
