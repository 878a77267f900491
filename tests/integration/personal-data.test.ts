import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalData } from '@/server/generated/personal-data';
import type { Database } from '@/server/platform/database';
import { allColumns, columnsOfPersons, tablesOfPersons } from './harness/person-columns';
import { textColumns } from './harness/table-dump';
import { fixedColumns, NO_TEXT_OF_USERS } from './harness/user-texts';

const AS_SHOWN = 'how the author is shown; the row has an owner by its reference';
const FILES_ONLY = 'written from files by npm run import and at the start, never by users';

/** Columns that only look personal, with the reason. */
const OF_NOBODY: ReadonlyMap<string, string> = new Map([
  ['content.comments.author_avatar', AS_SHOWN],
  ['content.comments.author_color', AS_SHOWN],
  ['content.comments.author_proof', AS_SHOWN],
  ['content.comments.author_tagline', AS_SHOWN],
  ['content.posts.author_avatar', AS_SHOWN],
  ['content.posts.author_color', AS_SHOWN],
  ['content.posts.author_proof', AS_SHOWN],
  ['content.posts.author_tagline', AS_SHOWN],
  ['moderation.log.salt', 'a random part of a public line'],
  ['moderation.log_tree.hash', 'hashes of public lines'],
  ['moderation.witnessed_logs.root', 'the root of the public log of another site'],
  ['content.link_pages.address', 'the address of a public page'],
  ['content.link_reads.address', 'the address of a public page'],
  ['content.share_counts.resource_id', 'a count of shares by post or comment'],
  ['research.reviews.text_key', 'a value of the text alone, by which equal texts are found'],
  ['platform.legal_notices.id', 'notices of authorities, which the law has kept; nobody is signed in who sends one'],
  [
    'research.invited_counts.count_seal',
    'counts of a company; a person is one bit of a set, and with the account nobody can tell which',
  ],
  ['platform.socket_io_attachments.payload', 'messages between processes, for seconds'],
  ['research.interview_answers.author_ref', FILES_ONLY],
  ['research.interview_answers.author_seal', FILES_ONLY],
  ['research.interview_answers.author_name', FILES_ONLY],
  ['research.company_offices.address', FILES_ONLY],
  ['research.company_profiles.email', FILES_ONLY],
  ['research.company_videos.id', FILES_ONLY],
  ['research.company_entries.id', FILES_ONLY],
  ['research.company_profiles.phone', FILES_ONLY],
  ['identity.accounts.email_verified', 'a yes or no about the address beside it'],
]);

const kinds = [...personalData].flatMap(([owner, data]) => data.kinds.map((kind) => ({ ...kind, owner })));
const owned = kinds.flatMap(({ columns }) => columns);
const tableOf = (column: string): string => column.replace(/\.[^.]+$/, '');

describe('personal data', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openSuiteDatabase();
  });
  afterAll(() => database.close());

  /** Unowned personal data in the database. */
  async function withoutOwner(): Promise<readonly string[]> {
    const columns = (await columnsOfPersons(database)).filter((name) => !owned.includes(name) && !OF_NOBODY.has(name));
    const tables = new Set(owned.map(tableOf));
    const fixed = fixedColumns();
    const forms = (column: string) => [column, column.replace(/[^.]+$/, '*'), column.replace(/\..*$/, '.*')];
    const texts = (await textColumns(database)).filter(
      (column) => !fixed.has(column) && !forms(column).some((form) => NO_TEXT_OF_USERS.has(form)),
    );
    const bare = [...(await tablesOfPersons(database)), ...texts.map(tableOf)].filter((table) => !tables.has(table));
    return [...new Set([...columns, ...bare])];
  }

  it('has a feature that owns it, for every column that refers to a person and every table of what people write', async () => {
    expect(await withoutOwner()).toEqual([]);
  });

  it.each([
    [
      'content.marked_posts',
      'voter_ref bytea not null, post_id uuid not null references content.posts (id)',
      'content.marked_posts.voter_ref',
    ],
    [
      'content.saved_by_id',
      'saver uuid not null, post_id uuid primary key references content.posts (id)',
      'content.saved_by_id.saver',
    ],
    ['research.notes', 'id serial primary key, user_number integer', 'research.notes.user_number'],
    ['persona.colours', 'colour integer', 'persona.colours'],
    ['research.remarks', 'id serial primary key, remark text', 'research.remarks'],
    ['platform.visits', 'id serial primary key, who uuid references identity.users (id)', 'platform.visits.who'],
  ])('is missed in a new table %s (%s)', async (table, columns, missed) => {
    await database.execute(`create table ${table} (${columns})`);
    expect(await withoutOwner()).toContain(missed);
    await database.execute(`drop table ${table}`);
  });

  it('has one owner each, of columns that there are', async () => {
    expect(owned.filter((column, index) => owned.indexOf(column) !== index)).toEqual([]);
    const known = new Set(await allColumns(database));
    expect([...owned, ...OF_NOBODY.keys()].filter((column) => !known.has(column))).toEqual([]);
    expect([...OF_NOBODY.keys()].filter((column) => owned.includes(column))).toEqual([]);
  });

  it('is copied table by table, or says why not', () => {
    const exported = [...personalData.values()].flatMap((data) => (data.exports ?? []).map(({ name }) => name));
    expect(exported.filter((name, index) => exported.indexOf(name) !== index)).toEqual([]);
    const named = kinds.flatMap(({ copied }) => ('not' in copied ? [] : copied));
    expect(named.toSorted()).toEqual(exported.toSorted());
  });

  it('is said in words that a person reads', () => {
    const words = kinds.map(({ kind }) => kind);
    expect(words.filter((kind) => !/^[A-Z][^_]{8,}$/.test(kind))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });
});
