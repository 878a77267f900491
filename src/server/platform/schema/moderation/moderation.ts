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
 * Contributions that a moderator has to decide on: one open case for each, however many reports there are. Nothing here says who wrote, who
 * reported, or (but for as long as a case is claimed) who decides.
 */
export const cases = moderation.table(
  'cases',
  {
    id: uuid().primaryKey(),
    kind: kind(),
    itemId: uuid().notNull(),
    /** The name of the company or community that the contribution is in. */
    place: text().notNull(),
    origin: origin(),
    ground: text({ enum: GROUNDS }).notNull(),
    /** True if those who reported it were mostly wrong before: it comes after the others of its due time. */
    isDoubtful: boolean().notNull().default(false),
    /** The results of automatic checks: `[{ rule, words, note }]`. */
    findings: jsonb().notNull().default([]),
    /** `DECIDED` until its effects have left; `CLOSED` permanently. */
    /** True if a moderator took it off before its author changed it: no check publishes it. */
    isAfterRemoval: boolean().notNull().default(false),
    state: text({ enum: ['OPEN', 'DECIDED', 'CLOSED'] })
      .notNull()
      .default('OPEN'),
    /** From where its author has taken the contribution away, who may still bring it back: the case waits outside the queue. Null for one that is there. */
    withdrawnFrom: text({ enum: ['LIVE', 'HELD'] }),
    dueAt: moment().notNull(),
    /** Its place in the queue (core/trust/moderation/fair-order); null for its due time. */
    placedAt: moment(),
    /** The moderator who has it in hand, by a reference of this case alone. */
    claimRef: bytes(),
    claimedUntil: moment(),
    act: text({ enum: ['PUBLISHED', 'KEPT', 'REJECTED', 'REMOVED', 'GONE', 'CLEARED'] }),
    rule: text(),
    words: text().array().notNull().default([]),
    /** The moment at which statement and line leave, and the decision can no longer be undone. */
    settlesAt: moment(),
    /** The moderator who decided, by the same reference, so that another one answers an appeal. */
    deciderRef: bytes(),
    /** The decided case that its author appeals against; null for another beginning. */
    appealOf: uuid(),
    /** The decider's reference in that case, so that they do not decide this one. */
    appealedRef: bytes(),
    /** The author's sentence, until the case is closed. */
    appealSeal: bytes(),
    /** True if its author has to be asked about a complaint of untruth, and was not yet. */
    asksAuthor: boolean().notNull().default(false),
    /** The last day of the author's answer; null if nobody was asked. */
    answerUntil: date(),
    /** The author's answer, until the case is closed. */
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

/** The work of moderators: no link to an author, and none from a moderator's reference to an account. */
export const acts = moderation.table(
  'acts',
  {
    id: uuid().primaryKey(),
    moderatorRef: bytes().notNull(),
    /** Null for an act that no case asked for. */
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
    /** The company or college of a logo, or the company of a correction, as in addresses: `company/hisabkitaab-software`. Null for a case. */
    place: text(),
    doneOn: date().notNull(),
  },
  (t) => [
    index('acts_of_case').on(t.caseId),
    index('acts_done').on(t.doneOn),
    check('acts_about', sql`num_nonnulls(${t.caseId}, ${t.place}) = 1`),
  ],
);

/** Contributions that moderators took off the public side, sealed as they were. */
export const removed = moderation.table(
  'removed',
  {
    kind: kind(),
    itemId: uuid().notNull(),
    /** As the contribution carried it, by which its author finds it; null for none. */
    authorRef: bytes(),
    seal: bytes().notNull(),
    /** True if its author has left: it cannot be brought back. */
    isFinal: boolean().notNull().default(false),
    /** The day on which it is destroyed; null for one that is only held. */
    endsOn: date(),
    /** The order that forbids to destroy it; null for none. */
    keptBecause: text(),
    /** As its own table had it, of one that is only held: its author cannot tell the same again in the meantime. */
    onceRef: bytes(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.kind] }),
    index('removed_end').on(t.endsOn),
    index('removed_once').on(t.onceRef).where(sql`once_ref is not null`),
  ],
);

const line = () => ({
  /** The first day of it. */
  month: date().notNull(),
  kind: text({ enum: LOGGED_KINDS }).notNull(),
  act: text({ enum: ['PUBLISHED', 'KEPT', 'REJECTED', 'REMOVED', ...EMPLOYER_ACTS] }).notNull(),
  /** The company or community; null for one with few contributions. */
  place: text(),
  rule: text(),
  origin: text({ enum: LOG_ORIGINS }).notNull(),
});

/** Decisions that the public log does not have yet, under random ids. */
export const unlogged = moderation.table('unlogged', { id: uuid().primaryKey(), ...line() });

/** Decided reviews of a month by their stars, counted: the public log has no stars. */
export const starSums = moderation.table(
  'star_sums',
  {
    /** The first day of it. */
    month: date().notNull(),
    rating: smallint().notNull(),
    /** True if they stayed or were published. */
    isKept: boolean().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.rating, t.isKept] })],
);

/** The public log: append only. Its lines are the leaves of `log_tree`. */
export const log = moderation.table('log', {
  number: bigint({ mode: 'number' }).primaryKey(),
  ...line(),
  /** Makes the leaf's hash impossible to guess once the place is taken out. Null for a line whose place was taken out by law. */
  salt: uuid().default(sql`gen_random_uuid()`),
  /** The hash chain of the version before. Only processes of that version read and write it; a later migration drops it. */
  hash: text().notNull().default(''),
});

/** The full subtrees of the Merkle tree over the public log; level 0 has the leaf of line `place + 1`. A row never changes. */
export const logTree = moderation.table(
  'log_tree',
  {
    level: smallint().notNull(),
    place: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 as RFC 6962 has it. */
    hash: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.place] })],
);

/** The newest cosignature of each witness of the public log. */
export const logCosignatures = moderation.table('log_cosignatures', {
  /** The witness's public key, as signed notes write it. */
  witness: text().primaryKey(),
  size: bigint({ mode: 'number' }).notNull(),
  checkpoint: text().notNull(),
  line: text().notNull(),
  cosignedAt: moment().notNull(),
});

/** The logs of others that this installation is a witness of, with the newest checkpoint that it cosigned. */
export const witnessedLogs = moderation.table('witnessed_logs', {
  origin: text().primaryKey(),
  /** Public keys, as signed notes write them. */
  keys: text().array().notNull(),
  size: bigint({ mode: 'number' }).notNull().default(0),
  /** Null before the first checkpoint. */
  root: bytes(),
});
