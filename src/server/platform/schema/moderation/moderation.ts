import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CASE_ORIGINS } from '@/core/kernel/moderated/case-origins.rules';
import { EMPLOYER_ACTS, LOG_ORIGINS, LOGGED_KINDS } from '@/core/kernel/moderated/employer-acts.rules';
import { GROUNDS } from '@/core/kernel/moderated/grounds.rules';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, moment } from '../column-types';
import { moderation } from '../postgres-schemas';

const kind = () => text({ enum: MODERATED_KINDS }).notNull();
const origin = () => text({ enum: CASE_ORIGINS }).notNull();

/**
 * Cases, one open case per contribution. Nothing says who wrote or reported it, nor who decides, except while a case is
 * claimed.
 */
export const cases = moderation.table(
  'cases',
  {
    id: uuid().primaryKey(),
    kind: kind(),
    itemId: uuid().notNull(),
    place: text().notNull(),
    origin: origin(),
    ground: text({ enum: GROUNDS }).notNull(),
    /** True if the reporters were mostly wrong before. Such cases come last among those with the same due time. */
    isDoubtful: boolean().notNull().default(false),
    /** `[{ rule, words, note }]` of automatic checks. */
    findings: jsonb().notNull().default([]),
    /** True after a moderator's removal. No check publishes it then. */
    isAfterRemoval: boolean().notNull().default(false),
    /** `DECIDED` until its effects are released, then `CLOSED`. */
    state: text({ enum: ['OPEN', 'DECIDED', 'CLOSED'] })
      .notNull()
      .default('OPEN'),
    /** The contribution's state before its author withdrew it. Until it is restored, the case is not in the queue. */
    withdrawnFrom: text({ enum: ['LIVE', 'HELD'] }),
    dueAt: moment().notNull(),
    /** The position in the queue (core/trust/moderation/fair-order). Null means that the due time applies. */
    placedAt: moment(),
    /** The claiming moderator, by a reference of this case only. */
    claimRef: bytes(),
    claimedUntil: moment(),
    act: text({ enum: ['PUBLISHED', 'KEPT', 'REJECTED', 'REMOVED', 'GONE', 'CLEARED'] }),
    rule: text(),
    words: text().array().notNull().default([]),
    /** The moment when statement and log line are released and the decision becomes final. */
    settlesAt: moment(),
    /** The deciding moderator, by a reference of this case only, so that another decides an appeal. */
    deciderRef: bytes(),
    appealOf: uuid(),
    /** The decider of the appealed case, who must not decide this one. */
    appealedRef: bytes(),
    appealSeal: bytes(),
    asksAuthor: boolean().notNull().default(false),
    answerUntil: date(),
    answerSeal: bytes(),
  },
  (t) => [
    uniqueIndex('cases_unsettled').on(t.itemId, t.kind).where(sql`state <> 'CLOSED'`),
    index('cases_placed')
      .on(sql`coalesce(placed_at, due_at)`, t.isDoubtful, t.id)
      .where(sql`state = 'OPEN' and withdrawn_from is null`),
    index('cases_to_settle').on(t.settlesAt).where(sql`state = 'DECIDED'`),
    index('cases_to_ask').on(t.id).where(sql`asks_author and state = 'OPEN'`),
    check('cases_decided', sql`(${t.state} = 'DECIDED') = (${t.settlesAt} is not null)`),
  ],
);

/** Actions of moderators. They are linked to no author, and no moderator reference links to an account. */
export const acts = moderation.table(
  'acts',
  {
    id: uuid().primaryKey(),
    moderatorRef: bytes().notNull(),
    caseId: uuid().references(() => cases.id, { onDelete: 'cascade' }),
    act: text({
      enum: [
        'CLAIMED',
        'RELEASED',
        'DECIDED',
        'UNDONE',
        'LOGO_SET',
        'LOGO_REMOVED',
        'CORRECTION_ACCEPTED',
        'CORRECTION_REFUSED',
      ],
    }).notNull(),
    /** The subject of a logo or correction: `company/hisabkitaab-software`. Null for a case. */
    place: text(),
    doneOn: date().notNull(),
  },
  (t) => [
    index('acts_of_case').on(t.caseId),
    index('acts_done').on(t.doneOn),
    check('acts_about', sql`num_nonnulls(${t.caseId}, ${t.place}) = 1`),
  ],
);

export const removed = moderation.table(
  'removed',
  {
    kind: kind(),
    itemId: uuid().notNull(),
    /** The reference by which the author finds the item. Null for an item without an author. */
    authorRef: bytes(),
    seal: bytes().notNull(),
    isFinal: boolean().notNull().default(false),
    endsOn: date(),
    keptBecause: text(),
    /** Prevents the author of held content from submitting the same again. */
    onceRef: bytes(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.kind] }),
    index('removed_end').on(t.endsOn),
    index('removed_once').on(t.onceRef).where(sql`once_ref is not null`),
  ],
);

const line = () => ({
  month: date().notNull(),
  kind: text({ enum: LOGGED_KINDS }).notNull(),
  act: text({ enum: ['PUBLISHED', 'KEPT', 'REJECTED', 'REMOVED', ...EMPLOYER_ACTS] }).notNull(),
  /** The company or community. Null if it has so few contributions that its name could reveal the author. */
  place: text(),
  rule: text(),
  origin: text({ enum: LOG_ORIGINS }).notNull(),
});

/** Decisions that the public log does not have yet, under random ids. */
export const unlogged = moderation.table('unlogged', { id: uuid().primaryKey(), ...line() });

export const starSums = moderation.table(
  'star_sums',
  {
    month: date().notNull(),
    rating: smallint().notNull(),
    isKept: boolean().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.rating, t.isKept] })],
);

export const log = moderation.table('log', {
  number: bigint({ mode: 'number' }).primaryKey(),
  ...line(),
  /** Prevents the place from being guessed from the leaf's hash. Null once the place was removed by law. */
  salt: uuid().default(sql`gen_random_uuid()`),
  /** The previous version's hash chain. A later migration drops it. */
  hash: text().notNull().default(''),
});

/** Full subtrees of the log's Merkle tree. Level 0 has the leaf of line `place + 1`. Rows never change. */
export const logTree = moderation.table(
  'log_tree',
  {
    level: smallint().notNull(),
    place: bigint({ mode: 'number' }).notNull(),
    hash: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.place] })],
);

export const logCosignatures = moderation.table('log_cosignatures', {
  witness: text().primaryKey(),
  size: bigint({ mode: 'number' }).notNull(),
  checkpoint: text().notNull(),
  line: text().notNull(),
  cosignedAt: moment().notNull(),
});

/** Other logs that this installation witnesses, with their newest cosigned checkpoint. */
export const witnessedLogs = moderation.table('witnessed_logs', {
  origin: text().primaryKey(),
  keys: text().array().notNull(),
  size: bigint({ mode: 'number' }).notNull().default(0),
  root: bytes(),
});
