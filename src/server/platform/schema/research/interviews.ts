import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { ROUND_NAMES } from '../../../../core/research/interviews/round-kinds.rules';
import { companies, jobProfiles, locations } from '../catalog/catalog';
import { bytes } from '../column-types';
import { importIds } from '../import-ids';
import { research } from '../postgres-schemas';

/**
 * The source of a report: a user's own has a sealed author, an imported one a natural key. A function, because a shared column builder would carry
 * one table's constraint name into the other.
 */
const source = () => ({
  naturalKey: text().unique(),
  authorRef: bytes(),
  authorSeal: bytes(),
});

/** Names each kind that a round of `rounds` is of. */
const kindsOfRounds = `array_remove(array[${Object.entries(ROUND_NAMES)
  .map(
    ([kind, names]) =>
      `case when jsonb_path_exists(rounds, '$[*].name ? (@ like_regex "${names}" flag "i")') then '${kind}' end`,
  )
  .join(', ')}], null)`;

/** Reports of interviews. */
export const interviews = research.table(
  'interviews',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    jobProfileId: integer().references(() => jobProfiles.id),
    locationId: integer().references(() => locations.id),
    /** The first day of the month that the report is of. */
    month: date().notNull(),
    isFresher: boolean(),
    /** 1 easy, 2 fair, 3 hard, 4 very hard; null if it was not said. */
    difficulty: smallint(),
    outcome: text({ enum: ['offer', 'noOffer', 'noAnswer', 'declined'] }),
    isFair: boolean(),
    /** From the first call to the answer. */
    days: smallint(),
    appliedThrough: text(),
    /** `[{ name, minutes, day }]` in their order. */
    rounds: jsonb().notNull().default([]),
    /** The kinds of the rounds, which the database keeps by itself. */
    roundKinds: text().array().notNull().generatedAlwaysAs(sql.raw(kindsOfRounds)),
    /** Keys of the facts that the card shows of its author (core/research/cards). The refresh of cards writes them; a change of the facts empties them. */
    card: text().array().notNull().default([]),
    /** Since when the card is decided and its author counts beside others (core/research/cards), sealed; null for an imported one, and before its first refresh. */
    cardSeal: bytes(),
    /** The first and the last month of the period that the card shows; lists are ordered by the last one. 1970 for a card without a period. */
    shownSince: date().notNull().default('1970-01-01'),
    shownAt: date().notNull().default('1970-01-01'),
    story: text().notNull().default(''),
    isChecked: boolean().notNull().default(false),
    ...source(),
    importIds: importIds(),
    /** The day from which it shows and counts, if its author had told more about the company on one day; null for at once, and afterwards. */
    waitsUntil: date(),
    /** Says that the author has told of an interview at this company; null for imported ones, and once nobody is tied to it. */
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

/** Questions that were asked in a company's interviews; triggers keep the counts. */
export const interviewQuestions = research.table(
  'interview_questions',
  {
    id: uuid().primaryKey(),
    /** The question in addresses. */
    slug: text().notNull().unique(),
    /** The normal form of the text, which is the same for all who were asked. */
    textKey: text().notNull(),
    text: text().notNull(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    jobProfileId: integer().references(() => jobProfiles.id),
    round: text(),
    /** Names of skills, and the same as addresses have them. */
    skills: text().array().notNull().default([]),
    skillSlugs: text().array().notNull().default([]),
    /** In how many reports it is. */
    asked: integer().notNull().default(0),
    answers: integer().notNull().default(0),
    /** The times that lists of questions say it was asked, beside the reports. */
    listed: integer().notNull().default(0),
    /** The address at which a list has it. */
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

/** The questions of a report. */
export const interviewAsked = research.table(
  'interview_asked',
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => interviewQuestions.id, { onDelete: 'cascade' }),
    /** True unless the report waits: then its question is not counted either. */
    isCounted: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.interviewId, t.questionId] }), index('interview_asked_question').on(t.questionId)],
);

/** Answers to questions, by people who say how their own interview ended. */
export const interviewAnswers = research.table(
  'interview_answers',
  {
    id: uuid().primaryKey(),
    questionId: uuid()
      .notNull()
      .references(() => interviewQuestions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The pseudonym then; null for an imported one. */
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

/** Companies whose cards of a kind, named as its table, are to be generalised again. */
export const cardQueue = research.table(
  'card_queue',
  {
    kind: text({ enum: ['reviews', 'interviews', 'benefit_reports', 'photos'] }).notNull(),
    companyId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.companyId] })],
);

/** The days on which all cards of users were decided again, a week apart. */
export const cardRounds = research.table('card_rounds', { decidedOn: date().primaryKey() });
