import { randomUUID } from 'node:crypto';
import { insertRow, run, select } from '@tests/support/sql';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { PROVED_TOGETHER_DAYS } from '@/core/kernel/figures/proved-together.rules';
import { MAX_ROOMS } from '@/core/talk/chat/room.rules';
import { sealMoment } from '@/server/platform/sealed-moment';
import { integer, text } from '@/server/platform/sql-types';
import { CHECKS_PER_PAGE } from '@/server/services/talk/chat/chat/room.queries';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { profileTagOf, startWorld } from './harness/world';

const MESSAGE = '/api/chat/jobseeker/message';
const COMMUNITY = '/api/feed/v1/community';
const TOPIC = { type: 'topic', entityId: 1 };

describeOnDatabases('rooms', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  async function enterRoom(person: Person): Promise<string> {
    expect((await person.post(`${COMMUNITY}/join`, TOPIC)).status).toBe(200);
    const { status, body } = await person.post(`${MESSAGE}/room`, TOPIC);
    expect(status).toBe(200);
    return String(body.id);
  }

  async function send(person: Person, talkId: string, content: string, messageId: string = randomUUID()) {
    const tag = { 'profile-tag': await profileTagOf(person) };
    const { status, body } = await person.post(MESSAGE, { talkId, messageId, content }, tag);
    return status === 201 ? status : body.code;
  }

  interface Heard {
    readonly content: string;
    readonly isMine: boolean;
  }

  async function connect(person: Person): Promise<{ readonly socket: Socket; readonly heard: Heard[] }> {
    const { origin } = world.server;
    const extraHeaders = { origin, cookie: person.cookies.header };
    const socket = io(origin, {
      path: '/ws/',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders,
    });
    const heard: Heard[] = [];
    socket.on('messageAdded', ({ message: { content, isMine } }) => heard.push({ content, isMine }));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, heard };
  }

  it('tell all who are in them of a message, once they have entered and until they leave the room or its topic', async () => {
    const [writer, reader, leaver, stranger] = [
      await world.writer(),
      await world.writer(),
      await world.writer(),
      await world.writer(),
    ];
    const talkId = await enterRoom(writer);
    await enterRoom(leaver);
    const people = [await connect(writer), await connect(reader), await connect(leaver), await connect(stranger)];
    const [own, late, left, never] = people.map(({ heard }) => heard);
    expect(await send(writer, talkId, 'One')).toBe(201);
    await expect.poll(() => left).toEqual([{ content: 'One', isMine: false }]);
    expect(own).toEqual([{ content: 'One', isMine: true }]);
    // Entering follows the connection here, and precedes it there.
    await enterRoom(reader);
    await leaver.post(`${COMMUNITY}/leave`, TOPIC);
    await expect
      .poll(async () => {
        await send(writer, talkId, 'Two');
        return late?.some(({ content }) => content === 'Two');
      })
      .toBe(true);
    await expect
      .poll(async () => {
        const before = left?.length;
        const count = late?.length ?? 0;
        await send(writer, talkId, 'Three');
        await expect.poll(() => late?.length).toBeGreaterThan(count);
        return left?.length === before;
      })
      .toBe(true);
    expect(never).toEqual([]);
    const { userName: name } = (await writer.get('/api/user/user/anonymous-profile')).body;
    await reader.post('/api/feed/v1/blocked-names', { name });
    expect(await send(writer, talkId, 'Not for who has blocked')).toBe(201);
    await expect.poll(() => own?.at(-1)?.content).toBe('Not for who has blocked');
    // Earlier messages may still be in transit.
    expect(late?.map(({ content }) => content)).not.toContain('Not for who has blocked');
    for (const { socket } of people) socket.disconnect();
  });

  it('are as many as one may be in, and another one is open to whoever leaves one', async () => {
    const person = await world.writer();
    const enter = async (entityId: number) => (await person.post(`${MESSAGE}/room`, { type: 'topic', entityId })).body;
    const topics = Array.from({ length: MAX_ROOMS + 1 }, (_, place) => 9_000 + place);
    for (const entityId of topics) {
      const name = `Room of ${entityId}`;
      const slug = `room-of-${entityId}`;
      const row = { type: 'topic', entity_id: entityId, name, slug, category: 'Work' };
      await insertRow(world.server.database, 'content.communities', row);
      await person.post(`${COMMUNITY}/join`, { type: 'topic', entityId });
    }
    const entered = expect.objectContaining({ id: expect.any(String) });
    for (const entityId of topics.slice(0, -2)) expect(await enter(entityId)).toEqual(entered);
    const lastTwo = topics.slice(-2);
    const codes = (await Promise.all(lastTwo.map(enter))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['too_many_rooms', undefined]);
    const [first] = (await person.get(`${MESSAGE}/room`)).body.items.flatMap(
      ({ talkId }: { readonly talkId: string | null }) => talkId ?? [],
    );
    expect((await person.call('DELETE', `${MESSAGE}/group/${first}`)).status).toBe(204);
    expect(await enter(lastTwo[codes.indexOf('too_many_rooms')] ?? 0)).toEqual(entered);
  });

  it('are closed to whoever knows their ids and numbers, and say nothing of who is in them', async () => {
    const [member, stranger] = [await world.writer(), await world.writer()];
    const talkId = await enterRoom(member);
    const messageId = randomUUID();
    expect(await send(member, talkId, 'For us', messageId)).toBe(201);
    await stranger.post(`${COMMUNITY}/join`, TOPIC);
    const answers = await Promise.all([
      stranger.get(`${MESSAGE}/recent?talkId=${talkId}&limit=1000&after=0`),
      stranger.get(`${MESSAGE}/recent?talkId=${talkId}&limit=1000&before=2147483647`),
      stranger.post(`${MESSAGE}/read`, { talkId, number: 1 }),
      stranger.call('PUT', MESSAGE, { body: { talkId, messageId, content: 'x' } }),
      stranger.call('DELETE', `${MESSAGE}?talkId=${talkId}&messageId=${messageId}`),
      stranger.post(`${MESSAGE}/report`, { talkId, messageId, reason: 'ABUSE' }),
      stranger.call('DELETE', `${MESSAGE}/group/${talkId}`),
      stranger.call('PUT', `${MESSAGE}/group/${talkId}/mute`, { body: { isMuted: true } }),
    ]);
    expect(answers.map(({ body: { code } }) => code)).toEqual(answers.map(() => 'talk_not_found'));
    const listed = (await stranger.get(`${MESSAGE}/room`)).body.items.find(
      ({ entityId }: { readonly entityId: number }) => entityId === TOPIC.entityId,
    );
    expect(listed).toMatchObject({ talkId: null, memberCount: null });
  });

  it('of a company open for five people, however many addresses of one day there are', async () => {
    const { database, authorship } = world.server;
    const COMPANY = { type: 'company', entityId: 1 };
    const prove = (person: Person, at: number) => {
      const ref = authorship.personaRef(person.userId);
      const proof = `update persona.career_statuses set verified = 'VERIFIED', verification_source = 'email', proved_seal = $2 where persona_ref = $1`;
      return run(database, proof, ref, sealMoment(authorship, ref, at));
    };
    const people = await Promise.all(Array.from({ length: MIN_GROUP }, () => world.writer()));
    for (let nth = 0; nth < CHECKS_PER_PAGE; nth += 1) {
      const ref = Buffer.alloc(32);
      ref.writeUInt16BE(nth + 1, 2);
      await run(database, 'insert into persona.personas (persona_ref) values ($1)', ref);
      const row = { persona_ref: ref, type: 'working', company_name: 'Vaayuna Technologies', verified: 'VERIFIED' };
      const proof = { verification_source: 'email', proved_seal: sealMoment(authorship, ref, Date.now()) };
      await insertRow(database, 'persona.career_statuses', { ...row, ...proof });
    }
    for (const [nth, person] of people.entries()) await prove(person, Date.now() - nth * PROVED_TOGETHER_DAYS * DAY_MS);
    expect((await people[0]?.post(`${MESSAGE}/room`, COMPANY))?.status).toBe(200);
  });

  it('keep no name, account or shared reference in their tables, and nothing of whoever ends the account', async () => {
    const { database, authorship } = world.server;
    const [leaver, other] = [await world.writer(), await world.writer()];
    const talkId = await enterRoom(leaver);
    await enterRoom(other);
    const { userName } = (await leaver.get('/api/user/user/anonymous-profile')).body;
    for (const text of ['First', 'Second']) expect(await send(leaver, talkId, text)).toBe(201);
    expect(await send(other, talkId, 'Third')).toBe(201);
    const dump = async () =>
      (
        await select(
          database,
          { row: text },
          `select t::text as row from persona.room_members t where talk_id = '${talkId}'
           union all select t::text from persona.messages t where talk_id = '${talkId}'`,
        )
      ).map(({ row }) => row);
    const persona = authorship.personaRef(leaver.userId);
    const refs = [persona, authorship.talkerRef(persona), authorship.voterRef(persona), authorship.inboxRef(persona)];
    const telling = [
      leaver.userId,
      userName,
      Buffer.from(userName).toString('hex'),
      ...refs.map((ref) => ref.toString('hex')),
    ];
    const rows = await dump();
    expect(rows.filter((row) => telling.some((each) => row.includes(each)))).toEqual([]);
    const [authors] = await select(
      database,
      { all: integer, different: integer },
      `select count(*)::integer as all, count(distinct writer_ref)::integer as different from persona.messages where talk_id = '${talkId}'`,
    );
    expect(authors?.different).toBe(authors?.all);
    const own = authorship.memberRef(persona, talkId).toString('hex');
    expect(rows.filter((row) => row.includes(own))).toHaveLength(1);

    const before = (await other.get(`${MESSAGE}/recent?talkId=${talkId}&limit=1000`)).body.items;
    const end = { confirmation: userName, contributions: 'unlink' };
    expect((await leaver.post('/api/user/user/delete', end)).status).toBe(204);
    expect((await dump()).filter((row) => row.includes(own))).toEqual([]);
    const after = (await other.get(`${MESSAGE}/recent?talkId=${talkId}&limit=1000`)).body.items;
    expect(after.map(({ number }: { readonly number: number }) => number)).toEqual(
      before.map(({ number }: { readonly number: number }) => number),
    );
    expect(JSON.stringify(after)).not.toContain(userName);
    expect(after.slice(-3)).toMatchObject([
      { author: null, content: '', state: 'DELETED' },
      { author: null, content: '', state: 'DELETED' },
      { content: 'Third', state: 'SENT' },
    ]);
  });
});
