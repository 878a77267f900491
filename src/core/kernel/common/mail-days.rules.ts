/** Days after which a mail is dropped if no mail server has accepted it. */
export const MAIL_DAYS = 3;
