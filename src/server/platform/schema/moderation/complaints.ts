import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SUMMED_GROUNDS } from '@/core/kernel/moderated/complaint-grounds.rules';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, moment } from '../column-types';
import { moderation } from '../postgres-schemas';

const kind = () => text({ enum: MODERATED_KINDS }).notNull();

/** Complaints. Nothing names the sender: text and contact are sealed, and no account is stored. */
export const complaints = moderation.table(
  'complaints',
  {
    id: uuid().primaryKey(),
    number: text().notNull(),
    /** HMAC of the sender's key. For an order, HMAC of its id and the contribution's id. */
    keyRef: bytes().notNull(),
    /** The sealed `{ key, email, address, details }`. Null after its retention. */
    seal: bytes(),
    ground: text({ enum: SUMMED_GROUNDS }).notNull(),
    kind: kind(),
    itemId: uuid().notNull(),
    caseId: uuid().notNull(),
    receivedOn: date().notNull(),
    dueAt: moment().notNull(),
    isHidden: boolean().notNull(),
    isForCompany: boolean().notNull().default(false),
    rating: smallint(),
    /** The number of reminders sent or skipped. */
    reminders: smallint().notNull(),
    remindAt: moment(),
    isLate: boolean().notNull().default(false),
    outcome: text({ enum: ['REMOVED', 'KEPT', 'GONE', 'RESTORED'] }),
    rule: text(),
    answeredOn: date(),
    hoursTaken: integer(),
  },
  (t) => [
    uniqueIndex('complaints_key').on(t.keyRef),
    index('complaints_of_case').on(t.caseId).where(sql`outcome is null`),
    index('complaints_to_remind').on(t.remindAt).where(sql`outcome is null`),
    index('complaints_received').on(t.receivedOn),
    index('complaints_answered').on(t.answeredOn).where(sql`answered_on is not null`),
  ],
);

/** Items hidden immediately by a complaint about intimate pictures. They are never hidden a second time. */
export const hides = moderation.table(
  'hides',
  {
    kind: kind(),
    itemId: uuid().notNull(),
    place: text().notNull(),
    month: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.kind] })],
);

/** Mails of the previous version, which may run concurrently. This version uses `platform.waiting_mails`. */
export const mails = moderation.table('mails', {
  id: uuid().primaryKey(),
  /** The sealed `{ to, subject, text }`. */
  seal: bytes().notNull(),
  leasedUntil: moment(),
  endsOn: date().notNull(),
});
