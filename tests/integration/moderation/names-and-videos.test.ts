import { randomUUID } from 'node:crypto';
import { aComplaint } from '@tests/support/a-complaint';
import { makeModerator } from '@tests/support/make-moderator';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAX_HIDES_PER_DAY, MAX_TOTAL_HIDES_PER_DAY } from '@/core/kernel/moderated/complaint-limits.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { text, uuid } from '@/server/platform/sql-types';
import { remindDutyOfficer } from '@/server/services/trust/complaints/complaints/duty';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { untilInIndia } from '../../contract/harness/until-in-india';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { Person, World } from '../harness/world';
import { anAnonymousProfile, becomeWriter, comment, post, profileTagOf, startWorld } from '../harness/world';

const COMPANY = 'vaayuna-technologies';
const ORIGIN = 'https://tarakki.example';
const HIDDEN = /^Hidden_[0-9a-f]{8}$/;
const GUEST_CACHE_MS = 2_000;

describeOnDatabases('a complaint about a pseudonym or a video', (on) => {
  let world: World;
  let moderation: Moderation;
  let moderator: Person;
  let names = 0;
  beforeAll(async () => {
    world = await startWorld(on);
    world.pass(untilInIndia(world.now(), '10:00'));
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    moderator = await world.reader();
    await makeModerator(world.server.database, moderator.userId);
  });
  afterAll(() => world.stop());
  beforeEach(() => run(world.server.database, 'delete from platform.help_counts'));

  const complain = (address: string, ground: 'INTIMATE' | 'HARASSMENT') =>
    world.guest().post('/api/complaints/complaints', aComplaint('', { address: `${ORIGIN}${address}`, ground }));
  const queue = async () => (await moderator.get('/api/moderation/cases')).body.cases;
  async function claimed() {
    const [entry] = await queue();
    return (await moderator.call('PUT', `/api/moderation/cases/${entry.caseId}/claim`)).body;
  }
  async function decide(body: object, settles = true): Promise<string> {
    const { seen, case: entry } = await claimed();
    const path = `/api/moderation/cases/${entry.caseId}/decision`;
    const answer = await moderator.call('PUT', path, { body: { rule: null, words: [], ...body, seen } });
    expect(answer.status).toBe(200);
    if (!settles) return path;
    world.pass(DECISION_UNDO_MS + 1);
    const { database, authorship, publish, outbox } = world.server;
    await settleDecisions({ database, authorship, outbox, publish, moderation, now: world.now });
    return path;
  }
  async function named(): Promise<{ person: Person; name: string; postId: string }> {
    const person = await world.user();
    names += 1;
    const name = `Rude_Name_${names}`;
    await becomeWriter(person, anAnonymousProfile({ userName: name }));
    return { person, name, postId: await post(person) };
  }
  const authorOf = async (postId: string): Promise<string> => {
    world.pass(GUEST_CACHE_MS);
    return (await world.guest().get(`/api/feed/v1/feed/${postId}`)).body.author.name;
  };
  const ownName = async (person: Person) => (await person.get('/api/user/user/anonymous-profile')).body.userName;
  const choose = (person: Person, userName: string) =>
    person.post('/api/user/user/anonymous-profile', anAnonymousProfile({ userName }));

  it('of harassment waits for a moderator, whose decision takes the name off wherever it stands; its user is told and goes on', async () => {
    const { person, name, postId } = await named();
    const commentId = await comment(person, postId);
    const answer = await complain(`/p/${postId}#profile-${commentId}`, 'HARASSMENT');
    expect([answer.status, answer.body.isHidden]).toEqual([201, false]);
    // The same name in another contribution is the same case.
    await complain(`/p/${postId}#profile-${postId}`, 'HARASSMENT');
    const cases = await queue();
    expect(cases).toMatchObject([{ kind: 'profile', place: 'pseudonyms', ground: 'HARASSMENT' }]);
    const { parts, complaints } = await claimed();
    expect([parts, complaints.length]).toEqual([[{ label: 'TEXT', text: name }], 2]);
    await decide({ verdict: 'remove', rule: 'ABUSE', words: [name] });
    const cover = await authorOf(postId);
    expect(cover).toMatch(HIDDEN);
    const { items } = (await world.guest().get(`/api/feed/v1/post/${postId}/comments`)).body;
    expect(JSON.stringify(items)).not.toContain(name);
    expect(await ownName(person)).toBe(cover);
    expect((await choose(person, name)).body.code).toBe('username_taken');
    expect((await choose(await world.writer(), name)).body.code).toBe('username_taken');
    expect(await authorOf(await post(person))).toBe(cover);
    const { items: told } = (await person.get('/api/moderation/statements')).body;
    expect(told).toMatchObject([
      { statement: { act: 'REMOVED', kind: 'profile', words: [name], origin: 'COMPLAINT' } },
    ]);
    const lines = await select(
      world.server.database,
      { line: text },
      `select kind || ' ' || act as line from moderation.unlogged`,
    );
    expect(lines).toEqual([{ line: 'profile REMOVED' }]);
    expect((await choose(person, 'Kinder_Name')).status).toBe(200);
    expect(await authorOf(await post(person))).toBe('Kinder_Name');
    expect(await authorOf(postId)).toBe(cover);
  });

  it('that poses as a person hides the name at once, and it is whole again if a moderator keeps it', async () => {
    const { person, name, postId } = await named();
    expect((await complain(`/p/${postId}#profile-${postId}`, 'INTIMATE')).body.isHidden).toBe(true);
    const cover = await authorOf(postId);
    expect([HIDDEN.test(cover), await ownName(person)]).toEqual([true, cover]);
    const meanwhile = await post(person);
    const path = await decide({ verdict: 'keep' }, false);
    expect(await authorOf(postId)).toBe(name);
    expect((await moderator.call('DELETE', path)).status).toBe(204);
    expect(await authorOf(postId)).toBe(cover);
    await decide({ verdict: 'keep' });
    expect([await authorOf(postId), await authorOf(meanwhile), await ownName(person)]).toEqual([name, name, name]);
    expect((await complain(`/p/${postId}#profile-${postId}`, 'INTIMATE')).body.isHidden).toBe(false);
    await decide({ verdict: 'keep' });
  });

  it('leaves to nobody else what stands in the place of a name, even of one that was given up before', async () => {
    const { person, name, postId } = await named();
    expect((await choose(person, `${name}_Later`)).status).toBe(200);
    expect((await complain(`/p/${postId}#profile-${postId}`, 'INTIMATE')).body.isHidden).toBe(true);
    const cover = await authorOf(postId);
    expect(cover).toMatch(HIDDEN);
    for (const typed of [cover, cover.toLowerCase()])
      expect((await choose(await world.writer(), typed)).body.code).toBe('username_taken');
    await decide({ verdict: 'keep' });
    expect(await authorOf(postId)).toBe(name);
    expect((await choose(await world.writer(), cover)).body.code).toBe('username_taken');
  });

  it('takes the name off conversations, rooms, blocks and requests too, and off what comes back meanwhile; all have it again if a moderator keeps it', async () => {
    const { database } = world.server;
    const { person, name, postId } = await named();
    const other = await world.writer();
    const commentId = await comment(person, await post(other));
    const chat = '/api/chat/jobseeker/message';
    const topic = { type: 'topic', entityId: 1 };
    const say = async (by: Person, path: string, body: object) =>
      (await by.post(chat + path, { ...body, messageId: randomUUID() }, { 'profile-tag': await profileTagOf(by) }))
        .body;
    await say(other, '/request', { to: name, content: 'May I ask you something?' });
    for (const one of [person, other]) {
      await one.post('/api/feed/v1/community/join', topic);
      await one.post(`${chat}/room`, topic);
    }
    const { items: rooms } = (await other.get(`${chat}/group?limit=100`)).body;
    const talkId = rooms.find(({ room }: { room: unknown }) => room !== null).id;
    await say(person, '', { talkId, content: 'The policy has changed.' });
    const third = await post(await world.writer());
    await other.post(`/api/feed/v1/post/${third}/answer-request`, { name });
    await other.post('/api/feed/v1/blocked-names', { name });
    const read = async () => {
      world.pass(GUEST_CACHE_MS);
      const { items: talks } = (await other.get(`${chat}/group?limit=100`)).body;
      const { items: said } = (await other.get(`${chat}/recent?talkId=${talkId}&limit=50`)).body;
      const { names: blocked } = (await other.get('/api/feed/v1/blocked-names')).body;
      const asked = 'select name from content.answer_requests where post_id = $1';
      const inComment = `select author_name as name from content.comments where id = $1`;
      return {
        talks: talks
          .filter(({ room }: { room: unknown }) => room === null)
          .map((talk: { other: { name: string } }) => talk.other.name),
        said: said.map((one: { author: { name: string }; state: string }) => `${one.state} ${one.author.name}`),
        blocked,
        asked: (await select(database, { name: text }, asked, third)).map((row) => row.name),
        comment: (await select(database, { name: text }, inComment, commentId)).map((row) => row.name),
      };
    };
    const under = (shown: string) => ({
      talks: [shown],
      said: [`HIDDEN ${shown}`],
      blocked: [shown],
      asked: [shown],
      comment: [shown],
    });
    expect(await read()).toEqual(under(name));
    const item = { kind: 'comment', id: commentId } as const;
    await database.transaction((tx) => moderation.hold(tx, { ...item, findings: [] }));
    await complain(`/p/${postId}#profile-${postId}`, 'INTIMATE');
    await database.transaction(async (tx) => {
      const held = await moderation.items.find(tx, item);
      if (held !== null) await moderation.items.bringBack(tx, held);
    });
    await run(database, 'delete from moderation.cases where item_id = $1', commentId);
    expect(await read()).toEqual(under(await authorOf(postId)));
    await decide({ verdict: 'keep' });
    expect(await read()).toEqual(under(name));
  });

  it('leaves the new name of a user who has chosen one meanwhile', async () => {
    const { person, name, postId } = await named();
    await complain(`/p/${postId}#profile-${postId}`, 'INTIMATE');
    await choose(person, 'Chosen_Since');
    await decide({ verdict: 'keep' });
    expect([await authorOf(postId), await ownName(person)]).toEqual([name, 'Chosen_Since']);
  });

  it('ends with the account of whom it is about', async () => {
    const { person, name, postId } = await named();
    await complain(`/p/${postId}#profile-${postId}`, 'HARASSMENT');
    const ending = { confirmation: name, contributions: 'unlink' };
    expect((await person.post('/api/user/user/delete', ending)).status).toBe(204);
    const rows = await select(
      world.server.database,
      { name: text },
      'select name from moderation.profile_names where name = $1',
      name,
    );
    expect(rows).toEqual([]);
    const [entry] = await queue();
    expect((await moderator.call('PUT', `/api/moderation/cases/${entry.caseId}/claim`)).status).toBeGreaterThanOrEqual(
      404,
    );
    await run(world.server.database, 'delete from moderation.cases');
  });

  it('takes a title with a company for a part of its contribution', async () => {
    const { person, postId } = await named();
    await run(world.server.database, `update content.posts set profile_type = 'DESIGNATION' where id = $1`, postId);
    await complain(`/p/${postId}#profile-${postId}`, 'HARASSMENT');
    expect(await queue()).toMatchObject([{ kind: 'post' }]);
    await decide({ verdict: 'keep' });
    const none = await complain(`/p/${postId}#profile-0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11`, 'HARASSMENT');
    expect(none.body.code).toBe('contribution_gone');
    expect(await profileTagOf(person)).toBeTruthy();
  });

  it('hides a video at once, within the share of a network; a decision takes it off the page of its company, and an undo brings it back', async () => {
    const { database } = world.server;
    const added = `insert into research.company_videos (company_id, position, title, url)
      select c.id, 100 + n, 'Video ' || n, 'https://video.example/' || n from catalog.companies c, generate_series(1, $2) n where c.slug = $1 returning id`;
    const videos = await select(database, { id: uuid }, added, COMPANY, MAX_HIDES_PER_DAY + 1);
    const shown = async () => {
      world.pass(GUEST_CACHE_MS);
      const { body } = await world.guest().get(`/api/video/videos?company=${COMPANY}`);
      return videos.map(({ id }) => body.some(({ videoId }: { videoId: string }) => videoId === id));
    };
    expect(await shown()).toEqual([true, true, true]);
    const hidden: boolean[] = [];
    for (const { id } of videos)
      hidden.push((await complain(`/overview/${COMPANY}-overview#video-${id}`, 'INTIMATE')).body.isHidden);
    expect(hidden).toEqual([true, false, false]);
    expect(await shown()).toEqual([false, true, true]);
    await run(database, 'delete from moderation.cases where item_id <> $1', videos[0]?.id ?? '');
    expect((await claimed()).parts).toEqual([{ label: 'VIDEO', text: 'https://video.example/1' }]);
    const path = await decide({ verdict: 'keep' }, false);
    expect((await shown())[0]).toBe(true);
    await moderator.call('DELETE', path);
    expect((await shown())[0]).toBe(false);
    await decide({ verdict: 'remove', rule: 'PICTURE' });
    expect((await shown())[0]).toBe(false);
  });

  it('hides a post at once whose video is said to be intimate', async () => {
    const { person } = await named();
    const media = [{ type: 'YOUTUBE', fullUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }];
    const postId = await post(person, { media });
    expect((await complain(`/p/${postId}`, 'INTIMATE')).body.isHidden).toBe(true);
    expect((await claimed()).parts).toContainEqual({
      label: 'VIDEO',
      text: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
    await decide({ verdict: 'remove', rule: 'PICTURE' });
    world.pass(GUEST_CACHE_MS);
    expect((await world.guest().get(`/api/feed/v1/feed/${postId}`)).body).toMatchObject({
      status: 'NOT_FOUND',
      media: [],
    });
  });

  it('hides nothing more once twenty things of all networks are hidden in a day: a moderator, who is mailed at once, decides', async () => {
    const { database, authorship, outbox } = world.server;
    const { person } = await named();
    const media = [{ type: 'YOUTUBE', fullUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }];
    const postId = await post(person, { media });
    const all = authorship.senderRef(`hides of all on ${dayInIndia(world.now())}`);
    const count = 'insert into platform.help_counts (ref, count) values ($1, $2)';
    await run(database, count, all, MAX_TOTAL_HIDES_PER_DAY);
    const { isHidden, number } = (await complain(`/p/${postId}`, 'INTIMATE')).body;
    expect(isHidden).toBe(false);
    expect(await queue()).toMatchObject([{ ground: 'INTIMATE' }]);
    const dutyMail = 'duty@tarakki.example';
    await remindDutyOfficer({ database, authorship, outbox, moderation, dutyMail, now: world.now });
    await outbox.sendDue();
    const mails = 'select body from platform.mailbox where address = $1';
    const alerts = await select(database, { body: text }, mails, dutyMail);
    expect(alerts).toEqual([{ body: expect.stringContaining(number) }]);
    await run(database, 'delete from platform.help_counts');
    expect((await complain(`/p/${postId}`, 'INTIMATE')).body.isHidden).toBe(true);
  });
});
