/** The days after which a mail that no server took is given up. */
export const MAIL_DAYS = 3;
