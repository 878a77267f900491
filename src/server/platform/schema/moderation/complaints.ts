import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SUMMED_GROUNDS } from '@/core/kernel/moderated/complaint-grounds.rules';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, moment } from '../column-types';
import { moderation } from '../postgres-schemas';

const kind = () => text({ enum: MODERATED_KINDS }).notNull();

/** Complaints and orders about contributions. Nothing here names who sent one: text and contact are sealed, and an account is not known. */
export const complaints = moderation.table(
  'complaints',
  {
    id: uuid().primaryKey(),
    number: text().notNull(),
    /** HMAC of the key that its sender has; of an order, of its id with the contribution's. */
    keyRef: bytes().notNull(),
    /** `{ key, email, address, details }`; null once its time is over. */
    seal: bytes(),
    ground: text({ enum: SUMMED_GROUNDS }).notNull(),
    kind: kind(),
    itemId: uuid().notNull(),
    caseId: uuid().notNull(),
    receivedOn: date().notNull(),
    dueAt: moment().notNull(),
    /** True if it hid the contribution. */
    isHidden: boolean().notNull(),
    isForCompany: boolean().notNull().default(false),
    /** The stars of the review that a company complains of; null for anything else. */
    rating: smallint(),
    /** The reminders that were sent, or need not be. */
    reminders: smallint().notNull(),
    /** The moment of the next one, which follows from the due time; null after the last. */
    remindAt: moment(),
    isLate: boolean().notNull().default(false),
    outcome: text({ enum: ['REMOVED', 'KEPT', 'GONE', 'RESTORED'] }),
    /** The rule that was broken; null for none. */
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

/** Contributions that a complaint about intimate pictures has hidden at once: none is hidden so again. */
export const hides = moderation.table(
  'hides',
  {
    kind: kind(),
    itemId: uuid().notNull(),
    /** The name of its company or community. */
    place: text().notNull(),
    /** The first day of it. */
    month: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.kind] })],
);

/** Mails of the version before, which may run beside this one; others wait in `platform.waiting_mails`. */
export const mails = moderation.table('mails', {
  id: uuid().primaryKey(),
  /** `{ to, subject, text }`. */
  seal: bytes().notNull(),
  /** A process has it until then; null for none. */
  leasedUntil: moment(),
  /** The day after which it is given up. */
  endsOn: date().notNull(),
});
