import { arrayOf, text } from '../sql-types';
import { defineStatement } from '../statement';

export const mailboxAddresses = defineStatement({
  name: 'mailbox.addresses',
  parameters: [],
  columns: { address: text },
  text: 'select distinct address from platform.mailbox',
});

export const eraseMail = defineStatement({
  name: 'mailbox.erase',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from platform.mailbox where address = any($1)',
});
