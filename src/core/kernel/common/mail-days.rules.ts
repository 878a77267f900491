/** Days after which a mail that no server accepted is dropped. */
export const MAIL_DAYS = 3;
