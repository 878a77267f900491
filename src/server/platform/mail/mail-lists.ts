/** The mails that users can end, each by the link that it has. */
export const MAIL_LISTS = ['digest', 'jobAlerts', 'answers'] as const;

/** The mails about the account itself; no link ends them. */
export const ACCOUNT_MAILS = 'account';

export type MailList = (typeof MAIL_LISTS)[number];
