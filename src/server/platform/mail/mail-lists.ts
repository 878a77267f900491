export const MAIL_LISTS = ['digest', 'jobAlerts', 'answers'] as const;

export const ACCOUNT_MAIL_LIST = 'account';

export type MailList = (typeof MAIL_LISTS)[number];
