import type { SummonsField } from './summons-form';

/** The remedy for each wrong field of a notice. */
export const summonsFaults: Readonly<Record<SummonsField, string>> = {
  kind: 'Choose what this is about.',
  authority: 'Write which court or authority you write for.',
  officerName: 'Write your name.',
  designation: 'Write your rank or designation.',
  email: 'Write your official address, such as name@police.gov.in.',
  phone: 'Use digits, spaces and + only.',
  reference: 'Write the number of the case.',
  legalBasis: 'Write the section under which you ask.',
  subject: 'Write the address of at least one page.',
  details: 'Write what you ask for, in at least 20 characters.',
};

/** The title of a failure to send a notice. */
export const NOTICE_NOT_SENT = 'The notice was not sent';
