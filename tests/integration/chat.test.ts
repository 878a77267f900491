import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MESSAGE_CHANGE_MS } from '@/core/talk/chat/chat.rules';
import { newestMail } from '@/server/platform/mail/newest-mail';
import { text } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { profileTagOf, startWorld } from './harness/world';

const MESSAGE = '/api/chat/jobseeker/message';

describeOnDatabases('messages', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  async function openTalk(asker: Person, asked: Person) {
    const { userName: to } = (await asked.get('/api/user/user/anonymous-profile')).body;
    const messageId = randomUUID();
    const request = { to, messageId, content: 'May I ask you something?' };
    const tag = { 'profile-tag': await profileTagOf(asker) };
    const { id: talkId } = (await asker.post(`${MESSAGE}/request`, request, tag)).body;
    expect((await asked.post(`${MESSAGE}/group/${talkId}/accept`, {})).status).toBe(200);
    return { talkId: String(talkId), messageId };
  }

  async function send(person: Person, talkId: string, content: string, messageId: string = randomUUID()) {
    const tag = { 'profile-tag': await profileTagOf(person) };
    const { status, body } = await person.post(MESSAGE, { talkId, messageId, content }, tag);
    return status === 201 ? status : body.code;
  }

  async function connect(person: Person): Promise<{ readonly socket: Socket; readonly heard: unknown[] }> {
    const { origin } = world.server;
    const extraHeaders = { origin, cookie: person.cookies.header };
    const socket = io(origin, {
      path: '/ws/',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders,
    });
    const heard: unknown[] = [];
    socket.on('messageAdded', ({ message }) => heard.push(message.content));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, heard };
  }

  it('tell the other one when an account ends with them', async () => {
    const [asker, asked, stranger] = [await world.writer(), await world.writer(), await world.writer()];
    const { talkId } = await openTalk(asker, asked);
    const [{ socket, heard }, other] = [await connect(asked), await connect(stranger)];
    socket.on('talksChanged', () => heard.push('talksChanged'));
    other.socket.on('talksChanged', () => other.heard.push('talksChanged'));
    const { userName: confirmation } = (await asker.get('/api/user/user/anonymous-profile')).body;
    expect((await asker.post('/api/user/user/delete', { confirmation, contributions: 'erase' })).status).toBe(204);
    await expect.poll(() => heard).toEqual(['talksChanged']);
    expect(await send(asked, talkId, 'Are you still there?')).toBe('talk_not_found');
    expect(other.heard).toEqual([]);
    socket.close();
    other.socket.close();
  });

  it('are neither read nor written, marked, changed or reported by whoever knows the ids of a conversation of others', async () => {
    const [asker, asked, other] = [await world.writer(), await world.writer(), await world.writer()];
    const { talkId, messageId } = await openTalk(asker, asked);
    const own = await openTalk(other, asked);
    const before = await select(
      world.server.database,
      { row: text },
      'select t::text as row from persona.messages t order by 1',
    );
    const body = { talkId, messageId, content: 'I am somebody else.' };
    const answers = await Promise.all([
      other.get(`${MESSAGE}/recent?talkId=${talkId}&limit=1000`),
      other.get(`${MESSAGE}/recent?talkId=${talkId}&limit=1000&after=0`),
      other.post(`${MESSAGE}/read`, { talkId, number: 1 }),
      other.call('PUT', MESSAGE, { body }),
      other.call('DELETE', `${MESSAGE}?talkId=${talkId}&messageId=${messageId}`),
      other.post(`${MESSAGE}/report`, { talkId, messageId, reason: 'ABUSE' }),
      other.post(`${MESSAGE}/group/${talkId}/accept`, {}),
      other.call('DELETE', `${MESSAGE}/group/${talkId}`),
    ]);
    expect(answers.map(({ body: { code } }) => code)).toEqual(answers.map(() => 'talk_not_found'));
    expect(await send(other, talkId, 'I am somebody else.')).toBe('talk_not_found');
    const elsewhere = await other.call('PUT', MESSAGE, { body: { ...body, talkId: own.talkId } });
    expect(elsewhere.status).toBe(404);
    expect(
      await select(world.server.database, { row: text }, 'select t::text as row from persona.messages t order by 1'),
    ).toEqual(before);
  });

  it('are counted and listed by their true numbers, whatever numbers a client sends', async () => {
    const [asker, asked] = [await world.writer(), await world.writer()];
    const { talkId } = await openTalk(asker, asked);
    const unread = async () => (await asked.get(`${MESSAGE}/meta`)).body.unreadCount;
    expect((await asked.post(`${MESSAGE}/read`, { talkId, number: 2_147_483_647 })).status).toBe(204);
    expect(await send(asker, talkId, 'One more.')).toBe(201);
    // Marking future messages as read must not hide them.
    expect(await unread()).toBe(1);
    expect((await asked.post(`${MESSAGE}/read`, { talkId, number: 2 })).status).toBe(204);
    expect((await asked.post(`${MESSAGE}/read`, { talkId, number: 1 })).status).toBe(204);
    expect(await unread()).toBe(0);
    const recent = (range: string) => asked.get(`${MESSAGE}/recent?talkId=${talkId}&limit=1000&${range}`);
    expect((await recent('after=2147483647')).body.items).toEqual([]);
    expect((await recent('before=2147483647')).body.items).toHaveLength(2);
    for (const range of ['after=-1', 'after=2147483648', 'before=0', 'after=x']) {
      expect([range, (await recent(range)).status]).toEqual([range, 400]);
    }
    for (const number of [-1, 1.5, 2_147_483_648, '2', null]) {
      expect([number, (await asked.post(`${MESSAGE}/read`, { talkId, number })).status]).toEqual([number, 400]);
    }
  });

  it('come to the others while one socket sends malformed and oversize frames, or a flood', async () => {
    const [asker, asked] = [await world.writer(), await world.writer()];
    const { talkId } = await openTalk(asker, asked);
    const { socket: still, heard } = await connect(asked);
    const attacks: ((socket: Socket) => void)[] = [
      (socket) => socket.io.engine.write('2["messageAdded"'),
      (socket) => socket.io.engine.write('999'),
      (socket) => {
        // Announces an attachment that never comes.
        socket.io.engine.write('51-["messageAdded",{"_placeholder":true,"num":0}]');
        socket.io.engine.write('2["messageAdded"]');
      },
      (socket) => socket.io.engine.write(Buffer.alloc(64, 0xff) as unknown as string),
      (socket) => socket.emit('messageAdded', 'x'.repeat(100_000)),
      (socket) => socket.emit('messageAdded', { talkId, message: { number: 99, content: 'forged' } }),
      (socket) => {
        for (let count = 0; count < 2_000; count += 1) socket.emit('readTalk', { talkId, number: count });
      },
    ];
    for (const [place, attack] of attacks.entries()) {
      const { socket } = await connect(asker);
      const gone = new Promise((resolve) => socket.once('disconnect', resolve));
      attack(socket);
      await gone;
      expect(await send(asker, talkId, `After attack ${place}`)).toBe(201);
    }
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(attacks.map((_, place) => `After attack ${place}`));
    expect(still.connected).toBe(true);
    still.disconnect();
  });

  it('of a company’s room do not reach whoever has another address checked than the company’s', async () => {
    const [leaving, staying] = [await world.writer(), await world.writer()];
    await Promise.all([1, 2, 3].map(() => world.writer()));
    await world.server.database.execute(
      `update persona.career_statuses set verified = 'VERIFIED', verification_source = 'email' where company_name = 'Vaayuna Technologies'`,
    );
    const enter = async (person: Person) =>
      String((await person.post(`${MESSAGE}/room`, { type: 'company', entityId: 1 })).body.id);
    const [roomId] = [await enter(leaving), await enter(staying)];
    const { talkId } = await openTalk(staying, leaving);
    const { socket, heard } = await connect(leaving);
    async function hearsRoom(): Promise<boolean> {
      const [inRoom, after] = [randomUUID(), randomUUID()];
      expect(await send(staying, roomId, inRoom)).toBe(201);
      expect(await send(staying, talkId, after)).toBe(201);
      await expect.poll(() => heard).toContain(after);
      return heard.includes(inRoom);
    }
    expect(await hearsRoom()).toBe(true);
    const { careerStatusId } = (await leaving.get('/api/user/user/profile')).body;
    const email = 'asha@elsewhere.example';
    await leaving.post('/api/user/user/email-verification/otp', { email, careerStatusId });
    const [mail] = await newestMail(world.server, email, 1);
    const otp = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
    const checked = await leaving.post('/api/user/user/email-verification/otp/verify', { email, otp, careerStatusId });
    expect(checked.body.verified).toBe('PARTIAL_VERIFIED');
    expect(await send(leaving, roomId, 'x')).toBe('talk_not_found');
    await expect.poll(hearsRoom).toBe(false);
    socket.disconnect();
  });

  it('leave neither their times nor their users’ names in the tables, and nothing once one of the two has ended the account', async () => {
    const { database } = world.server;
    const [asker, asked] = [await world.writer(), await world.writer()];
    const { talkId } = await openTalk(asker, asked);
    const { userName } = (await asked.get('/api/user/user/anonymous-profile')).body;
    const types = await select(
      database,
      { type: text },
      `select distinct data_type as type from information_schema.columns
       where table_schema = 'persona' and table_name in ('talks', 'talkers', 'room_members', 'messages') and column_name <> 'room_type' order by 1`,
    );
    expect(types.map(({ type }) => type)).toEqual(['boolean', 'bytea', 'date', 'integer', 'smallint', 'uuid']);
    const rowsOf = async () => {
      const tables = { talks: 'id', talkers: 'talk_id', messages: 'talk_id' };
      const rows = await Promise.all(
        Object.entries(tables).map(([table, column]) =>
          select(
            database,
            { row: text },
            `select t::text as row from persona.${table} t where ${column} = '${talkId}'`,
          ),
        ),
      );
      return rows.flat().map(({ row }) => row);
    };
    const rows = await rowsOf();
    expect(rows).toHaveLength(4);
    for (const name of [userName, asked.userId, asker.userId]) {
      const hex = Buffer.from(String(name)).toString('hex');
      expect(rows.filter((row) => row.includes(String(name)) || row.includes(hex))).toEqual([]);
    }
    const end = { confirmation: userName, contributions: 'unlink' };
    expect((await asked.post('/api/user/user/delete', end)).status).toBe(204);
    expect(await rowsOf()).toEqual([]);
    expect((await asker.get(`${MESSAGE}/group?limit=100`)).body.items).toEqual([]);
  });

  it('can be changed and deleted for fifteen minutes, and no longer', async () => {
    const [asker, asked] = [await world.writer(), await world.writer()];
    const { talkId, messageId } = await openTalk(asker, asked);
    const edit = (content: string) => asker.call('PUT', MESSAGE, { body: { talkId, messageId, content } });

    world.pass(MESSAGE_CHANGE_MS - 60_000);
    expect((await edit('May I ask you two things?')).body).toMatchObject({ state: 'CHANGED' });
    world.pass(60_000);
    expect((await edit('May I ask you three things?')).body).toMatchObject({ status: 422, code: 'message_settled' });
    const deletion = await asker.call('DELETE', `${MESSAGE}?talkId=${talkId}&messageId=${messageId}`);
    expect(deletion.body).toMatchObject({ status: 422, code: 'message_settled' });
  });
});
