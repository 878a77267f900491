import { date, index, smallint } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { platform } from '../postgres-schemas';

/** Items of lists whose mail could not be made; each is tried again after a rest. */
export const unmadeMails = platform.table(
  'unmade_mails',
  {
    itemRef: bytes().primaryKey(),
    /** The user and the list, as mails that wait name them. */
    ownerRef: bytes().notNull(),
    failures: smallint().notNull(),
    restsUntil: moment().notNull(),
    /** The day on which it is given up. */
    endsOn: date().notNull(),
  },
  (t) => [index('unmade_mails_owner').on(t.ownerRef)],
);
