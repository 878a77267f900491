import { date, index, smallint, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { platform } from '../postgres-schemas';

/** Mails that are made and not yet with the mail server. */
export const waitingMails = platform.table(
  'waiting_mails',
  {
    id: uuid().primaryKey(),
    /** The user and the list of a mail that users can end; null for one that goes out all the same. */
    ownerRef: bytes(),
    /** The mail, with its address. */
    seal: bytes().notNull(),
    /** The times that the mail server has not taken it. */
    failures: smallint().notNull().default(0),
    /** A process has it, or it rests after a failure, until then; null for neither. */
    leasedUntil: moment(),
    /** The day after which it is given up. */
    endsOn: date().notNull(),
  },
  (t) => [index('waiting_mails_owner').on(t.ownerRef)],
);
