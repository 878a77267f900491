import { date, index, smallint, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { platform } from '../postgres-schemas';

export const waitingMails = platform.table(
  'waiting_mails',
  {
    id: uuid().primaryKey(),
    ownerRef: bytes(),
    seal: bytes().notNull(),
    failures: smallint().notNull().default(0),
    leasedUntil: moment(),
    endsOn: date().notNull(),
  },
  (t) => [index('waiting_mails_owner').on(t.ownerRef)],
);
