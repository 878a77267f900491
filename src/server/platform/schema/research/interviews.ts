import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { ROUND_NAMES } from '../../../../core/research/interviews/round-kinds.rules';
import { companies, jobProfiles, locations } from '../catalog/catalog';
import { bytes } from '../column-types';
import { importIds } from '../import-ids';
import { research } from '../postgres-schemas';

/** Columns of the source. A function, because a shared builder would share constraint names. */
const source = () => ({
  naturalKey: text().unique(),
  authorRef: bytes(),
  authorSeal: bytes(),
});

const kindsOfRounds = `array_remove(array[${Object.entries(ROUND_NAMES)
  .map(
    ([kind, names]) =>
      `case when jsonb_path_exists(rounds, '$[*].name ? (@ like_regex "${names}" flag "i")') then '${kind}' end`,
  )
  .join(', ')}], null)`;

export const interviews = research.table(
  'interviews',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    jobProfileId: integer().references(() => jobProfiles.id),
    locationId: integer().references(() => locations.id),
    month: date().notNull(),
    isFresher: boolean(),
    /** 1 easy, 2 fair, 3 hard, 4 very hard. Null if not stated. */
    difficulty: smallint(),
    outcome: text({ enum: ['offer', 'noOffer', 'noAnswer', 'declined'] }),
    isFair: boolean(),
    days: smallint(),
    appliedThrough: text(),
    /** Rounds in order: `[{ name, minutes, day }]`. */
    rounds: jsonb().notNull().default([]),
    roundKinds: text().array().notNull().generatedAlwaysAs(sql.raw(kindsOfRounds)),
    /**
     * Author facts that the card shows (core/research/cards). Card refreshes write them, and changed facts clear them.
     */
    card: text().array().notNull().default([]),
    cardSeal: bytes(),
    /** The period that the card shows. Lists sort by its last month. 1970 means none. */
    shownSince: date().notNull().default('1970-01-01'),
    shownAt: date().notNull().default('1970-01-01'),
    story: text().notNull().default(''),
    isChecked: boolean().notNull().default(false),
    ...source(),
    importIds: importIds(),
    waitsUntil: date(),
    /**
     * A reference that allows one interview per author and company. Null for imported ones, and once no account belongs
     * to it.
     */
    onceRef: bytes().unique(),
  },
  (t) => [
    index('interviews_waiting').on(t.waitsUntil).where(sql`waits_until is not null`),
    index('interviews_by_users').on(t.id).where(sql`author_ref is not null`),
    index('interviews_of_company').on(t.companyId, t.shownAt.desc().nullsFirst(), t.id),
    index('interviews_of_job_profile').on(t.jobProfileId, t.shownAt.desc().nullsFirst(), t.id),
    index('interviews_newest').on(t.shownAt.desc().nullsFirst(), t.id),
    check(
      'interviews_source',
      sql`(${t.naturalKey} is null) = (${t.authorRef} is not null and ${t.authorSeal} is not null)`,
    ),
    check('interviews_difficulty', sql`${t.difficulty} between 1 and 4`),
    check('interviews_outcome', sql`${t.outcome} in ('offer', 'noOffer', 'noAnswer', 'declined')`),
    check('interviews_days', sql`${t.days} between 0 and 1000`),
  ],
);

export const interviewQuestions = research.table(
  'interview_questions',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    textKey: text().notNull(),
    text: text().notNull(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    jobProfileId: integer().references(() => jobProfiles.id),
    round: text(),
    skills: text().array().notNull().default([]),
    skillSlugs: text().array().notNull().default([]),
    asked: integer().notNull().default(0),
    answers: integer().notNull().default(0),
    listed: integer().notNull().default(0),
    sourceUrl: text(),
    importIds: importIds(),
  },
  (t) => [
    index('interview_questions_of_company').on(t.companyId, sql`(asked + listed) desc`, t.id),
    index('interview_questions_of_job_profile').on(t.jobProfileId, sql`(asked + listed) desc`, t.id),
    index('interview_questions_most_asked').on(sql`(asked + listed) desc`, t.id),
    index('interview_questions_alike').on(t.textKey, sql`(asked + listed) desc`, t.id),
    index('interview_questions_skills').using('gin', t.skillSlugs).with({ fastupdate: false }),
    index('interview_questions_known').on(t.companyId, t.textKey),
  ],
);

export const interviewAsked = research.table(
  'interview_asked',
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => interviewQuestions.id, { onDelete: 'cascade' }),
    isCounted: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.interviewId, t.questionId] }), index('interview_asked_question').on(t.questionId)],
);

export const interviewAnswers = research.table(
  'interview_answers',
  {
    id: uuid().primaryKey(),
    questionId: uuid()
      .notNull()
      .references(() => interviewQuestions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    authorName: text(),
    outcome: text({ enum: ['offer', 'noOffer', 'noAnswer', 'declined'] }),
    month: date().notNull(),
    ...source(),
  },
  (t) => [
    index('interview_answers_of_question').on(t.questionId, t.month.desc().nullsFirst(), t.id),
    check('interview_answers_outcome', sql`${t.outcome} in ('offer', 'noOffer', 'noAnswer', 'declined')`),
  ],
);

export const cardQueue = research.table(
  'card_queue',
  {
    kind: text({ enum: ['reviews', 'interviews', 'benefit_reports', 'photos'] }).notNull(),
    companyId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.companyId] })],
);

export const cardRounds = research.table('card_rounds', { decidedOn: date().primaryKey() });
