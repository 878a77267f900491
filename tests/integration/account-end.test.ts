import { select } from '@tests/support/sql';
import { unzip } from '@tests/support/unzip';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalData } from '@/server/generated/personal-data';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { purge } from '@/server/platform/purge';
import { integer } from '@/server/platform/sql-types';
import { purgeOrphanedAnswers } from '@/server/services/research/employer/employer-answers/answers.queries';
import { describeOnDatabases } from './harness/describe-on-databases';
import { exportOf, readyExport } from './harness/export-of';
import type { Marks } from './harness/plant-marks';
import { marksOf, others, plantMarks } from './harness/plant-marks';
import { columnsWith, dumpTables, marksIn, tablesWithMore, textColumns } from './harness/table-dump';
import { CHANGED_BY_AN_END, fixedColumns, NO_TEXT_OF_USERS } from './harness/user-texts';
import type { Person, World } from './harness/world';
import { becomeWriter, post, startWorld } from './harness/world';

const HOUR_MS = 3_600_000;

/** Texts that stay, anonymised, if the user wishes. */
const STAYING: readonly (keyof Marks)[] = [
  'postTitle',
  'postText',
  'discussedTitle',
  'discussedText',
  'pollOption',
  'pictureDescription',
  'linkAddress',
  'campaign',
  'comment',
  'mentioned',
  'reviewTitle',
  'reviewLikes',
  'reviewDislikes',
  'deletedReview',
  'benefitText',
  'caption',
  'roundName',
  'question',
  'story',
  'reply',
];

/** A job may clear it before the test reads it. */
const EMPTIED_SOON = 'platform.unindexed_contributions';

/**
 * Tables not filled here: a copy needs an active account. Added companies stay in their table for a minute after
 * acceptance (moderation/added-companies.test.ts).
 */
const NOT_PLANTED = [
  'content.paused_comments',
  'identity.data_exports',
  'identity.deactivations',
  'persona.rewards',
  'research.company_proposals',
  // Contributors cannot claim companies (employer-claims.test.ts).
  'research.employer_claims',
  'research.employer_corrections',
];

/** Sealed: unreadable without the key. */
const SEALED: readonly (keyof Marks)[] = [
  'workEmail',
  'employer',
  'college',
  'portal',
  'offer',
  'pushEndpoint',
  'roomMessage',
  'alertTitle',
];

/** Not copied: mail is in the user's own mailbox, the rest is useless elsewhere. */
const NOT_COPIED: readonly (keyof Marks)[] = ['publicId', 'mailSubject', 'mailBody', 'mailPage', 'unconfirmedEmail'];

describeOnDatabases('the end of an account', (on) => {
  let world: World;
  const files = new MemoryFiles();
  beforeAll(async () => {
    world = await startWorld(on, { files });
  });
  afterAll(() => world.stop());

  /** Everything that names a user without being a text of theirs. */
  function referencesOf({ userId }: Person): readonly string[] {
    const { authorship } = world.server;
    const persona = authorship.personaRef(userId);
    const refs = [
      persona,
      authorship.voterRef(persona),
      authorship.inboxRef(persona),
      authorship.ownIdsRef(persona, 0),
      authorship.mailRef(userId, 'digest'),
    ];
    return [userId, ...refs.map((ref) => ref.toString('hex'))];
  }

  const without = (planted: Marks, names: readonly string[]) =>
    Object.entries(planted).flatMap(([name, mark]) => (names.includes(name) ? [] : [mark]));
  /** Background work: counts, indexes and deletions. */
  const settle = async () => {
    await new OwnIdIndex(world.server.database, world.server.authorship).indexWaiting();
    await world.takeSalarySnapshot();
    await purge(world.server.database, purgeOrphanedAnswers);
    await new StoredFiles(world.server.database, files).purge(world.now() + 2 * HOUR_MS);
  };
  const end = async (person: Person, { pseudonym }: Marks, contributions: 'erase' | 'unlink') =>
    expect((await person.post('/api/user/user/delete', { confirmation: pseudonym, contributions })).status).toBe(204);
  const inboxOf = async (person: Person) => JSON.stringify((await person.get('/api/notification/notifications')).body);

  it('leaves no marked string, reference or file where everything is to go, and the copy of the account had them all', async () => {
    const { database } = world.server;
    const around = await others(world);
    await settle();
    const [before, filesBefore] = [await dumpTables(database), files.size];
    const planted = marksOf('aa');
    const person = await plantMarks(world, planted, around);
    const full = await dumpTables(database);
    const shown = without(planted, SEALED);
    expect(shown.filter((mark) => !marksIn(full, [mark]).includes(mark))).toEqual([]);
    expect(referencesOf(person).filter((ref) => !marksIn(full, [ref]).includes(ref))).toEqual([]);

    const stored = [...personalData.values()]
      .flatMap(({ kinds }) => kinds)
      .filter(({ atEnd }) => typeof atEnd === 'string')
      .flatMap(({ columns }) => columns.map((column) => column.replace(/\.[^.]+$/, '')));
    const grown = tablesWithMore(before, full);
    const missing = [...new Set(stored)].filter((table) => !grown.includes(table) && table !== EMPTIED_SOON);
    expect(missing.toSorted()).toEqual(NOT_PLANTED);

    const archive = await exportOf(world, person);
    const exported = [...archive.values()].map((file) => file.toString('utf8').toLowerCase()).join('\n');
    expect(without(planted, NOT_COPIED).filter((mark) => !exported.includes(mark.toLowerCase()))).toEqual([]);
    const names = [...archive.keys()];
    expect(names).toEqual(expect.arrayContaining(['everything.json', 'posts.csv', 'job_alerts.csv']));
    const photos = names.filter((name) => name.startsWith('photos/')).map((name) => name.replace(/-.*/, ''));
    expect(photos.toSorted()).toEqual(['photos/company', 'photos/post', 'photos/profile.webp']);
    expect(files.size).toBe(filesBefore + 5);

    await end(person, planted, 'erase');
    await settle();
    const after = await dumpTables(database);
    expect(marksIn(after, [...Object.values(planted), ...referencesOf(person)])).toEqual([]);
    expect(files.size).toBe(filesBefore);
    const unexplained = tablesWithMore(before, after).filter((table) => !CHANGED_BY_AN_END.has(table));
    expect(unexplained).toEqual([]);
    const quoted = (await inboxOf(around.other)).toLowerCase();
    expect(Object.values(planted).filter((mark) => quoted.includes(mark.toLowerCase()))).toEqual([]);
  });

  it('leaves what was contributed where the user wants that, and nothing that ties it to them', async () => {
    const { database } = world.server;
    const around = await others(world);
    const planted = marksOf('bb');
    const person = await plantMarks(world, planted, around);
    const filesBefore = files.size;
    await end(person, planted, 'unlink');
    await settle();
    const after = await dumpTables(database);
    expect(marksIn(after, [...Object.values(planted), ...referencesOf(person)]).toSorted()).toEqual(
      STAYING.map((name) => planted[name]).toSorted(),
    );
    // The user's photo is deleted; a post's picture and a company photo stay, in two sizes.
    expect(files.size).toBe(filesBefore - 1);
  });

  it('leaves what tells who has seen the posts of others, and nothing that it could be made from again', async () => {
    const { database, authorship } = world.server;
    const { otherPost } = await others(world);
    const person = await world.reader();
    await person.post('/api/feed/v1/postview/bulk', { postIds: [otherPost] });
    const view = authorship.viewerRef(authorship.personaRef(person.userId), otherPost).toString('hex');
    const { body } = await person.post('/api/user/user/delete', { confirmation: 'delete', contributions: 'unlink' });
    expect(body).toBeNull();
    const after = await dumpTables(database);
    expect(marksIn(after, [view, ...referencesOf(person)])).toEqual([view]);
  });

  it('was tried with a text in every column that can hold one of a user', async () => {
    const { database } = world.server;
    const planted = marksOf('cc');
    await plantMarks(world, planted, await others(world));
    const fixed = fixedColumns();
    const allColumns = await textColumns(database);
    const columns = allColumns.filter((column) => !fixed.has(column));
    const marked = await columnsWith(database, columns, Object.values(planted));
    const formsOf = (column: string) => [column, column.replace(/[^.]+$/, '*'), column.replace(/\..*$/, '.*')];
    const isNamed = (column: string) => formsOf(column).some((form) => NO_TEXT_OF_USERS.has(form));
    expect(columns.filter((column) => !marked.includes(column) && !isNamed(column))).toEqual([]);
    expect(marked.filter(isNamed)).toEqual([]);
    const known = new Set(columns.flatMap(formsOf));
    expect([...NO_TEXT_OF_USERS.keys()].filter((name) => !known.has(name))).toEqual([]);
    expect([...fixed].filter((column) => !allColumns.includes(column))).toEqual([]);
  });

  it('an export is fetched once, by its user, from this site', async () => {
    const [person, other] = [await world.reader(), await world.reader()];
    const exportId = await readyExport(person);
    const address = `${world.server.origin}/download/export/${exportId}`;
    const status = async (cookie: string, headers: Readonly<Record<string, string>> = {}) =>
      (await fetch(address, { headers: { cookie, ...headers } })).status;
    expect(await status('')).toBe(404);
    expect(await status(other.cookies.header)).toBe(404);
    expect(await status(person.cookies.header, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    const zip = await fetch(address, { headers: { cookie: person.cookies.header } });
    expect(zip.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    expect(zip.headers.get('cache-control')).toContain('no-store');
    const account = JSON.parse(
      unzip(Buffer.from(await zip.arrayBuffer()))
        .get('everything.json')
        ?.toString() ?? '{}',
    );
    expect(account.account).toEqual([expect.objectContaining({ name: person.realName, email: person.email })]);
    expect(await status(person.cookies.header)).toBe(404);
    expect((await person.get('/api/user/user/exports')).body.items).toEqual([]);
  });

  it('an export says nothing in the database without the key', async () => {
    const person = await world.user('Qqzz Unlisted');
    await readyExport(person);
    const hex = Buffer.from('Qqzz Unlisted').toString('hex');
    expect(marksIn(await dumpTables(world.server.database), [hex])).toEqual([]);
  });

  it('copies of little and of much are stored in the same length, and deleted with the download', async () => {
    const [little, much] = [await world.reader(), await world.reader()];
    await becomeWriter(much);
    for (let count = 0; count < 5; count += 1) await post(much, { content: 'Zq '.repeat(1_000) });
    const lengthsOf = ({ userId }: Person) =>
      select(
        world.server.database,
        { content: integer, key: integer },
        'select length(content) as content, length(key_seal) as key from identity.data_exports where user_id = $1',
        userId,
      );
    for (const person of [little, much]) {
      await exportOf(world, person);
      expect(await lengthsOf(person)).toEqual([]);
      await readyExport(person);
      expect(await lengthsOf(person)).toEqual([{ content: 64 * 1_024 + 28, key: 128 + 28 }]);
    }
  });
});
