/** The mails that users can end, each by the link that it has. */
export const MAIL_LISTS = ['digest', 'jobAlerts', 'answers'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
