import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const FILES_ONLY = 'written from files by npm run import and at the start, never by users';
const CHANCE = 'a key drawn by chance; its row is what goes';
const CARD = 'keys of the facts that the card shows, which stand in the row as well';
const LIST = 'options of a list that the contract fixes';

/**
 * Columns without user texts, with the reason; `*` for a whole table. New text columns belong in plant-marks.ts or
 * here, unless they have fixed values (`fixedColumns`).
 */
export const NO_TEXT_OF_USERS: ReadonlyMap<string, string> = new Map([
  ['catalog.*', FILES_ONLY],
  ['content.comments.author_color', 'one of the colours of avatars'],
  ['content.posts.author_color', 'one of the colours of avatars'],
  ['persona.personas.avatar_color', 'one of the colours of avatars'],
  ['content.comments.mentions', 'pseudonyms of others that the text names; they go with it'],
  ['content.posts.mentions', 'pseudonyms of others that the text names; they go with it'],
  ['content.communities.*', FILES_ONLY],
  ['content.paused_comments.*', 'texts of a paused account, which is back before it can be ended'],
  ['content.link_pages.*', 'public pages by address, without who linked there; they end after a day'],
  ['content.post_files.file_key', CHANCE],
  ['research.company_domains.domain', 'a domain that moderators added to a company'],
  ['research.reviews.edit', 'a change of the review until its hour; it goes with the row'],
  ['research.employer_claims.*', 'the domain of a company and a role of a closed list'],
  ['research.employer_corrections.*', 'a fact that its company has published, its source, and a moderator’s reason'],
  ['research.company_corrections.*', 'a fact of a company that everybody reads, and its source'],
  ['drizzle.*', 'the migrations'],
  ['identity.profile_photos.file_key', CHANCE],
  ['moderation.cases.findings', 'words of a contribution, until its case is closed'],
  ['moderation.cases.words', 'words of a contribution, until its case is closed'],
  ['moderation.acts.place', 'the company or college of a logo'],
  ['moderation.cases.place', 'the name of a company or community'],
  ['moderation.cases.rule', 'names of rules'],
  ['moderation.complaints.number', 'numbers drawn by chance'],
  ['moderation.complaints.rule', 'names of rules'],
  ['moderation.hides.place', 'the name of a company or community'],
  ['moderation.log.*', 'public lines, of no user'],
  ['moderation.log_cosignatures.*', 'signatures of witnesses about the public log'],
  ['moderation.witnessed_logs.*', 'logs of other sites, by operators'],
  ['moderation.profile_names.cover', 'drawn by the server, from an id'],
  ['moderation.removed.kept_because', 'orders of authorities, by operators'],
  ['moderation.reported_messages.context', 'the messages before a reported one, until its case is closed'],
  ['moderation.removed_texts.rule', 'names of rules'],
  ['moderation.unlogged.*', 'public lines, of no user'],
  ['persona.push_choices.kinds', 'names of kinds of news'],
  ['platform.client_reports.report', 'errors and times of clients, without a user; they end after 30 days'],
  ['platform.event_sums.*', 'names of events and pages, of closed lists'],
  ['platform.visitor_sums.*', 'names of companies, and campaigns that ten networks came by'],
  ['platform.facts.*', 'facts about the database'],
  ['platform.idempotent_answers.body', 'the id of what was written, under a keyed reference; it ends after two days'],
  ['platform.import_layers.*', FILES_ONLY],
  ['platform.imports.*', FILES_ONLY],
  ['platform.legal_notices.*', 'notices of authorities, which the law has kept; nobody is signed in who sends one'],
  ['platform.processes.*', 'versions of the product, and names of stores of files'],
  ['platform.task_turns.task', 'names of tasks'],
  ['platform.unindexed_contributions.kind', 'kinds of contributions'],
  ['platform.unused_files.key', CHANCE],
  ['research.award_places.*', 'counted from reviews; names of categories'],
  ['research.benefit_counts.code', 'codes of the catalogue of benefits'],
  ['research.benefit_reports.codes', 'codes of the catalogue of benefits'],
  ['research.benefit_reports.source_key', FILES_ONLY],
  ['research.company_offices.*', FILES_ONLY],
  ['research.company_options.token', 'values of filters'],
  ['research.company_profiles.*', FILES_ONLY],
  [
    'research.company_proposals.*',
    'only accepted ones, for a minute; until then they are sealed (tests/integration/moderation/added-companies.test.ts)',
  ],
  ['research.company_redirects.*', FILES_ONLY],
  ['research.company_relations.*', FILES_ONLY],
  ['research.company_sections.*', FILES_ONLY],
  ['research.company_videos.*', FILES_ONLY],
  ['research.company_entries.off_logo', FILES_ONLY],
  ['research.company_entries.off_pictures', FILES_ONLY],
  ['research.interview_answers.*', `${FILES_ONLY}; users answer with comments`],
  ['research.interview_questions.source_url', FILES_ONLY],
  ['research.interview_questions.skills', 'names of the catalogue that the database finds in the question'],
  ['research.interview_questions.skill_slugs', 'names of the catalogue that the database finds in the question'],
  ['research.interviews.applied_through', LIST],
  ['research.benefit_reports.card', CARD],
  ['research.interviews.card', CARD],
  ['research.photos.card', CARD],
  ['research.interviews.natural_key', FILES_ONLY],
  ['research.interviews.round_kinds', 'kinds that the database finds in the names of rounds'],
  ['research.jobs.*', FILES_ONLY],
  ['research.listed_companies.*', 'names of companies and values of filters'],
  ['research.photo_arrivals.*', 'pages and campaigns that led to the form, counted apart from users and photos'],
  ['research.photos.file_key', CHANCE],
  ['research.photos.source_key', FILES_ONLY],
  ['research.photos.url', 'the address of the file; its row is what goes'],
  ['research.review_counts.key', 'values of filters'],
  ['research.review_ratings.aspect', 'names of aspects'],
  ['research.answers.question', 'names of questions'],
  ['research.reviews.answer', 'the words of the employer, which go with the review'],
  ['research.reviews.card', CARD],
  ['research.reviews.disliked', 'topics that the product finds in the text'],
  ['research.reviews.keys', 'values of filters'],
  ['research.reviews.liked', 'topics that the product finds in the text'],
  ['research.reviews.source_key', FILES_ONLY],
  ['research.salaries.natural_key', FILES_ONLY],
  ['research.salary_figures.parts', 'numbers'],
  ['research.salary_figures.steps', 'numbers'],
  ['research.tenure_reports.answers', 'answers of closed lists'],
  ['research.tenure_reports.counted', 'names of questions'],
  ['research.tenure_reports.natural_key', FILES_ONLY],
  ['research.tenure_figures.*', 'answers of closed lists, and numbers'],
  ['research.tenure_scopes.*', 'names of questions, and numbers'],
  ['research.skill_counts.slug', 'names of the catalogue, and of skills that files name'],
]);

export const CHANGED_BY_AN_END: ReadonlyMap<string, string> = new Map([
  ['content.reports', 'what others have reported: an id, a reason and their own reference'],
  ['persona.messages', 'the numbers of messages to rooms, which are nobody’s any more'],
  ['persona.talks', 'the room that the user was the first to enter'],
  ['content.comments', 'what another user wrote under the removed post'],
  [
    'content.post_views',
    'who has seen what others wrote, made from an id that is gone; it ends 90 days after the post',
  ],
  ['research.invited_counts', 'a bit of a sealed set, which nobody can make again from an id that is gone'],
  ['content.posts', 'the emptied place of the post under which another user wrote'],
  ['persona.ended_names', 'hashes of the pseudonyms that the user had; they are tied to nobody'],
  ['persona.own_ids', 'the index of what another user wrote; it is sealed'],
  ['moderation.cases', 'what the user reported of others; it does not say who did'],
  ['persona.notifications', 'what the other users were told; it is sealed, and quotes by id'],
  ['platform.facts', 'the days on which the rows of a table were mixed'],
  ['platform.help_counts', 'counts under keyed references; they end after two days'],
  ['platform.idempotent_answers', 'ids under keyed references; they end after two days'],
  ['platform.request_counts', 'counts under keyed references; they end after minutes'],
  ['research.benefit_counts', 'counts that are 0 again'],
  ['research.card_queue', 'companies whose cards are due'],
  ['research.review_counts', 'counts that are 0 again'],
  ['research.review_ratings', 'counts that are 0 again'],
  ['research.salary_snapshots', 'how many reports the last snapshot of all figures counts'],
]);

const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob<
  Readonly<Record<string, unknown>>
>('/src/server/platform/schema/*/*.ts', { eager: true });

/** Users' input never fits these. */
export function fixedColumns(): ReadonlySet<string> {
  const tables = Object.values(schemas)
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .map(getTableConfig);
  const fixed = tables.flatMap(({ schema, name, columns }) =>
    columns
      .filter(({ enumValues }) => enumValues !== undefined && enumValues.length > 0)
      .map((column) => `${schema}.${name}.${snakeCase(column.name)}`),
  );
  return new Set(fixed);
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
