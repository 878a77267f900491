import { arrayOf, text } from '../sql-types';
import { defineStatement } from '../statement';

/** The addresses in the built-in mailbox. */
export const mailboxAddresses = defineStatement({
  name: 'mailbox.addresses',
  parameters: [],
  columns: { address: text },
  text: 'select distinct address from platform.mailbox',
});

/** Removes the mail to addresses, in lower case, from the built-in mailbox. */
export const eraseMail = defineStatement({
  name: 'mailbox.erase',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from platform.mailbox where address = any($1)',
});
