import { randomUUID } from 'node:crypto';
import { anOffer } from '@tests/support/an-offer';
import { workingDetails } from '@tests/support/career-details';
import { aPng } from '@tests/support/pictures';
import { insertRow, run, select } from '@tests/support/sql';
import { unzip } from '@tests/support/unzip';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { text } from '@/server/platform/sql-types';
import { aJob, studies } from '../contract/rules/experiences.cases';
import { describeOnDatabases } from './harness/describe-on-databases';
import { storeComment } from './harness/stored';
import type { Person, World } from './harness/world';
import { anAnonymousProfile, post, startWorld } from './harness/world';

const TOPIC = { type: 'topic', entityId: 1 };

/** Twenty strings that stand nowhere else, by where they are planted; letters and digits, so that a pseudonym can be one. */
function marks(run: string) {
  const mark = (index: number) => `Zq${run}x${String(index).padStart(2, '0')}`;
  return {
    ownName: `Naamwala${run}01`,
    email: `${mark(2).toLowerCase()}@people.example`,
    picture: `https://pictures.example/${mark(3)}.png`,
    accountEmail: `${mark(4).toLowerCase()}@people.example`,
    subject: mark(5),
    pseudonym: mark(6),
    avatar: `kolam:${mark(7).toLowerCase()}`,
    company: mark(8),
    jobProfile: mark(9),
    jobLocation: mark(10),
    workEmail: `${mark(11).toLowerCase()}@${mark(12).toLowerCase()}.example`,
    postTitle: mark(13),
    postText: mark(14),
    discussedTitle: mark(15),
    discussedText: mark(16),
    campaign: mark(17),
    comment: mark(18),
    feedback: mark(19),
    otherFeedback: mark(20),
    // A bio must not resemble the name.
    bio: `Worked${run}21`,
    employer: mark(22),
    college: mark(23),
    portal: `${mark(24).toLowerCase()}@portal.example`,
    portalName: mark(24),
    portalEmail: `${mark(25).toLowerCase()}@people.example`,
    pollOption: mark(26),
    offer: mark(27),
  };
}

type Marks = ReturnType<typeof marks>;

describeOnDatabases('the end of an account', (on) => {
  let world: World;
  const files = new MemoryFiles();
  beforeAll(async () => {
    world = await startWorld(on, { files });
  });
  afterAll(() => world.stop());

  /** What the user says of themselves, and a photo. */
  async function plantProfile(person: Person, planted: Marks): Promise<void> {
    const answers = [
      await person.call('PUT', '/api/user/user/basic-details', { body: { profileBio: planted.bio } }),
      await person.post('/api/user/v3/user/work-experience', { ...aJob, companyName: planted.employer }),
      await person.post('/api/user/v3/user/education', { ...studies, collegeName: planted.college }),
      await person.post('/api/user/user/profile-photo', aPng(64, 64)),
    ];
    expect(answers.filter(({ status }) => status >= 300).map(({ body }) => body)).toEqual([]);
  }

  /** A user of whom every table holds something, with a mark wherever a text goes. */
  async function plant(planted: Marks): Promise<Person> {
    const { database, authorship } = world.server;
    const person = await world.user(planted.ownName);
    const { email, picture, accountEmail, subject } = planted;
    await run(
      database,
      'update identity.users set email = $2, picture_url = $3 where id = $1',
      person.userId,
      email,
      picture,
    );
    const account = 'update identity.accounts set email = $2, subject = $3 where user_id = $1';
    await run(database, account, person.userId, accountEmail, subject);
    await person.post('/api/user/user/reader-step', { completed: true });
    const profile = anAnonymousProfile({ userName: planted.pseudonym, avatarUri: planted.avatar });
    expect((await person.post('/api/user/user/anonymous-profile', profile)).status).toBe(200);
    const choice = { careerStatusType: 'working', careerData: { companyName: planted.company } };
    const { careerStatusId } = (await person.post('/api/user/user/career-status', choice)).body;
    const details = { ...workingDetails, jobProfile: planted.jobProfile, jobLocation: planted.jobLocation };
    const PUT = { 'x-http-method-override': 'PUT' };
    expect((await person.post(`/api/user/user/career-status/${careerStatusId}`, details, PUT)).status).toBe(200);
    const otp = { email: planted.workEmail, careerStatusId };
    expect((await person.post('/api/user/user/email-verification/otp', otp)).status).toBe(200);
    const [mail] = await select(
      database,
      { body: text },
      'select body from platform.mailbox where address = $1',
      otp.email,
    );
    const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
    expect((await person.post('/api/user/user/email-verification/otp/verify', { ...otp, otp: code })).status).toBe(200);
    await plantProfile(person, planted);
    await person.post('/api/feed/v1/community/join', TOPIC);
    const { postTitle, postText, discussedTitle, discussedText, campaign, pollOption } = planted;
    const poll = { options: [pollOption, 'None'], durationHours: 24 };
    const offer = anOffer({ companyName: planted.offer });
    await person.post('/api/feed/v1/salary', offer, { 'idempotency-key': randomUUID() });
    const alone = await post(person, { title: postTitle, content: postText, campaign, profileType: 'ANONYMOUS' });
    const discussed = await post(person, {
      title: discussedTitle,
      content: discussedText,
      poll,
      profileType: 'DESIGNATION',
    });
    const other = await world.writer();
    await storeComment(world, other, discussed);
    const commentId = await storeComment(world, person, alone);
    await run(
      database,
      'update content.comments set content = $2, author_name = $3 where id = $1',
      commentId,
      planted.comment,
      planted.pseudonym,
    );
    const otherPost = await post(other);
    const vote = { resourceId: otherPost, resourceType: 'post', voteType: 'up' };
    await person.post('/api/feed/v1/vote', vote);
    await other.post('/api/feed/v1/vote', { ...vote, resourceId: alone });
    await person.post('/api/feed/v1/postview/bulk', { postIds: [alone, otherPost] });
    await person.post('/api/user/user/preferences', { showDesignation: false });
    await person.post('/api/user/user/subscription', { digest: true });
    await person.post('/api/user/user/feedback', { touchpoint: 'help', rating: 2, comment: planted.feedback });
    await person.post('/api/user/user/feedback', { touchpoint: 'export', rating: 3, comment: planted.otherFeedback });
    const portal = { user_id: person.userId, name: planted.portalName, email: planted.portalEmail };
    await insertRow(database, 'identity.portal_profiles', portal);
    const persona_ref = authorship.personaRef(person.userId);
    const account_seal = authorship.sealJson(persona_ref, { email: planted.portal });
    const link = {
      persona_ref,
      consented_at: new Date(),
      account_ref: authorship.emailRef(planted.portal),
      account_seal,
    };
    await insertRow(database, 'persona.portal_links', link);
    await insertRow(database, 'persona.rewards', { persona_ref, kind: 'review', contributions: 1, points: 30 });
    return person;
  }

  /** Every row of every table as text; bytes as hexadecimal digits. */
  async function dump(): Promise<string> {
    const { database } = world.server;
    const tables = await select(
      database,
      { name: text },
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const rows = [];
    for (const { name } of tables) {
      rows.push(...(await select(database, { row: text }, `select t::text as row from ${name} t`)));
    }
    return rows
      .map(({ row }) => row)
      .join('\n')
      .toLowerCase();
  }

  /** Everything that names a user without being a text of theirs. */
  function referencesOf({ userId }: Person): readonly string[] {
    const { authorship } = world.server;
    const persona = authorship.personaRef(userId);
    const refs = [persona, authorship.voterRef(persona), authorship.inboxRef(persona)];
    return [userId, ...refs.map((ref) => ref.toString('hex'))];
  }

  async function exportOf(person: Person): Promise<ReadonlyMap<string, Buffer>> {
    const { exportId } = (await person.post('/api/user/user/exports', undefined)).body;
    for (;;) {
      const { items } = (await person.get('/api/user/user/exports')).body;
      if (items[0].state !== 'making') break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return unzip(await download(person, exportId));
  }

  async function download(person: Person, exportId: string): Promise<Buffer> {
    const headers = { cookie: person.cookies.header };
    const answer = await fetch(`${world.server.origin}/download/export/${exportId}`, { headers });
    if (answer.status !== 200) throw new Error(`The download answered ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  }

  it('leaves none of twenty marked strings and no reference in any table, and the export had them all', async () => {
    const planted = marks('aa');
    const person = await plant(planted);
    const before = await dump();
    // Sealed: nobody reads them without the key.
    const sealed = ['workEmail', 'employer', 'college', 'portal', 'offer'];
    const inTables = Object.entries(planted).filter(([name]) => !sealed.includes(name));
    for (const [name, mark] of inTables) expect(before, name).toContain(mark.toLowerCase());
    const archive = await exportOf(person);
    const exported = [...archive.values()]
      .map((file) => file.toString('utf8'))
      .join('\n')
      .toLowerCase();
    const notExported = Object.values(planted).filter((mark) => !exported.includes(mark.toLowerCase()));
    expect(notExported).toEqual([]);
    for (const name of ['everything.json', 'posts.csv', 'photos/profile.webp'])
      expect(archive.has(name), name).toBe(true);
    expect(files.size).toBe(1);
    const deletion = { confirmation: planted.pseudonym, contributions: 'erase' };
    expect((await person.post('/api/user/user/delete', deletion)).status).toBe(204);
    const after = await dump();
    const references = referencesOf(person);
    const left = [...Object.values(planted), ...references].filter((mark) => after.includes(mark.toLowerCase()));
    expect(left).toEqual([]);
    expect(files.size).toBe(0);
  });

  it('leaves what was posted where the user wants that, and nothing that ties it to them', async () => {
    const planted = marks('bb');
    const person = await plant(planted);
    const deletion = { confirmation: planted.pseudonym, contributions: 'unlink' };
    expect((await person.post('/api/user/user/delete', deletion)).status).toBe(204);
    const after = await dump();
    const { postTitle, postText, discussedTitle, discussedText, campaign, comment, pollOption, ...gone } = planted;
    for (const mark of [postTitle, postText, discussedTitle, discussedText, comment, pollOption]) {
      expect(after).toContain(mark.toLowerCase());
    }
    const left = [...Object.values(gone), ...referencesOf(person)].filter((mark) => after.includes(mark.toLowerCase()));
    expect(left).toEqual([]);
  });

  it('an export is fetched once, by its user, from this site', async () => {
    const [person, other] = [await world.reader(), await world.reader()];
    const { exportId } = (await person.post('/api/user/user/exports', undefined)).body;
    for (;;) {
      const [made] = (await person.get('/api/user/user/exports')).body.items;
      if (made.state === 'ready') break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
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
    expect((await person.get('/api/user/user/exports')).body.items).toMatchObject([{ exportId, state: 'fetched' }]);
  });

  it('an export says nothing in the database without the key', async () => {
    const person = await world.user('Qqzz Unlisted');
    await person.post('/api/user/user/exports', undefined);
    for (;;) {
      const [made] = (await person.get('/api/user/user/exports')).body.items;
      if (made.state === 'ready') break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const hex = Buffer.from('Qqzz Unlisted').toString('hex');
    expect(await dump()).not.toContain(hex);
  });
});
