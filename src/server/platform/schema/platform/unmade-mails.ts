import { date, index, smallint } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { platform } from '../postgres-schemas';

export const unmadeMails = platform.table(
  'unmade_mails',
  {
    itemRef: bytes().primaryKey(),
    ownerRef: bytes().notNull(),
    failures: smallint().notNull(),
    restsUntil: moment().notNull(),
    endsOn: date().notNull(),
  },
  (t) => [index('unmade_mails_owner').on(t.ownerRef)],
);
