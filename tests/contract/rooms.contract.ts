import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { PROOF_SETTLED_DAYS } from '@/core/kernel/figures/proved-together.rules';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT } from '@/core/talk/chat/room.rules';
import { RoomsPort } from '@/core/talk/chat/rooms.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import type { Actor } from './harness/contract-harness';
import { LIMIT, metaOf, nameOf, openTalk, send, talkOf, talksOf, textsOf } from './harness/conversations';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { COMPANY, checkAddress, enter, joinRoom, roomOf, TOPIC } from './harness/rooms';

export const roomsContract: Contract = (harness) => {
  let writers = 0;
  const newWriter = async (): Promise<Actor> => {
    const user = await harness().newcomer();
    writers += 1;
    await makeWorkingWriter(user, `Member_${writers}`);
    return user;
  };

  describe('a room', () => {
    it('of a topic takes its followers who are writers, and is listed for all of them', async () => {
      const writer = await newWriter();
      expectRefusal(await enter(writer), 'invalid', 'room_for_followers');
      expect(await roomOf(writer)).toBeUndefined();
      successOf(await writer.port(CommunitiesPort).joinCommunity(TOPIC));
      expect(await roomOf(writer)).toMatchObject({
        name: 'Notice Period',
        slug: 'notice-period',
        talkId: null,
        bar: null,
      });
      const talk = successOf(await enter(writer));
      const { ownName, state, room, other, unreadCount } = talk;
      expect({ ownName, state, room, name: other.name, unreadCount }).toEqual({
        ownName: await nameOf(writer),
        state: 'OPEN',
        room: { ...TOPIC, slug: 'notice-period' },
        name: 'Notice Period',
        unreadCount: 0,
      });
      expect(successOf(await enter(writer))).toEqual(talk);
      expect((await roomOf(writer))?.talkId).toBe(talk.id);
      expect((await talksOf(writer)).map(({ id }) => id)).toEqual([talk.id]);
      const reader = await harness().newcomer();
      successOf(await reader.port(CommunitiesPort).joinCommunity(TOPIC));
      expectRefusal(await enter(reader), 'invalid', 'writer_required');
      expect((await roomOf(reader))?.bar).toBe('WRITER_REQUIRED');
    });

    it('is there for a topic and a company that there is, and for signed-in users who are no crawlers', async () => {
      const writer = await newWriter();
      expectRefusal(await enter(writer, { type: 'topic', entityId: 999_999 }), 'notFound', 'room_not_found');
      expectInvalid(await enter(writer, { type: 'topic', entityId: 0 }), 'entityId');
      const { as } = harness();
      expectNotSignedIn(await as('guest').port(RoomsPort).listRooms());
      expectNotSignedIn(await enter(as('guest')));
      expectRefusal(await as('crawler').port(RoomsPort).listRooms(), 'forbidden', 'crawler_not_allowed');
    });

    it('withholds how many are in it while they are fewer than ten', async () => {
      const room = { type: 'topic', entityId: 3 } as const;
      const goIn = async () => {
        const writer = await newWriter();
        successOf(await writer.port(CommunitiesPort).joinCommunity(room));
        successOf(await enter(writer, room));
        return (await roomOf(writer, room))?.memberCount;
      };
      for (let people = 1; people < 10; people += 1) expect(await goIn()).toBeNull();
      expect(await goIn()).toBe(10);
    });

    it('is closed to those who leave it or the topic, and open again to those who come back', async () => {
      const [one, other] = [await newWriter(), await newWriter()];
      const talkId = await joinRoom(one);
      await joinRoom(other);
      const chat = one.port(ChatPort);
      for (const [goOut, comeBack] of [
        [() => chat.leaveTalk({ talkId }), () => enter(one)],
        [() => one.port(CommunitiesPort).leaveCommunity(TOPIC), () => one.port(CommunitiesPort).joinCommunity(TOPIC)],
      ] as const) {
        for (const answer of [await goOut(), await goOut()]) expect(answer.ok).toBe(true);
        successOf(await send(other, talkId, 'While you were out'));
        expect(await talkOf(one, talkId)).toBeUndefined();
        for (const answer of [
          await chat.listMessages({ talkId, limit: 10 }),
          await chat.readTalk({ talkId, number: 1 }),
          await chat.muteTalk({ talkId, isMuted: true }),
          await send(one, talkId, 'x'),
        ]) {
          expectRefusal(answer, 'notFound', 'talk_not_found');
        }
        expect((await comeBack()).ok).toBe(true);
        successOf(await enter(one));
        expect(await textsOf(one, talkId)).toContain('While you were out');
      }
    });
  });

  describe('messages of a room', () => {
    it('show to all in it under the pseudonym, numbered without a gap, unread until they are read', async () => {
      const [one, other] = [await newWriter(), await newWriter()];
      const talkId = await joinRoom(one);
      await joinRoom(other);
      const start = (await talkOf(one, talkId))?.lastNumber ?? 0;
      const sent = await Promise.all(['a', 'b', 'c'].map((text) => send(one, talkId, text)));
      const numbers = sent.map((answer) => successOf(answer).number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual([start + 1, start + 2, start + 3]);
      const { items } = successOf(await other.port(ChatPort).listMessages({ talkId, limit: 10, after: start }));
      const name = await nameOf(one);
      expect(items.map(({ isMine, author }) => [isMine, author?.name])).toEqual(numbers.map(() => [false, name]));
      expect((await talkOf(other, talkId))?.unreadCount).toBe(3);
      expect((await talkOf(one, talkId))?.unreadCount).toBe(0);
      expect(await metaOf(other)).toMatchObject({ unreadCount: 3, groupCount: 1 });
      successOf(await other.port(ChatPort).muteTalk({ talkId, isMuted: true }));
      expect(await metaOf(other)).toMatchObject({ unreadCount: 0, groupCount: 1 });
      successOf(await other.port(ChatPort).muteTalk({ talkId, isMuted: false }));
      successOf(await other.port(ChatPort).readTalk({ talkId, number: 2_147_483_647 }));
      expect(await metaOf(other)).toMatchObject({ unreadCount: 0, groupCount: 1 });
      const last = successOf(await one.port(ChatPort).listMessages({ talkId, limit: 1 })).items;
      expect(last.map(({ number, isMine }) => [number, isMine])).toEqual([[start + 3, true]]);
      expect(await textsOf(one, talkId, { before: start + 2 })).toContain(items[0]?.content);
    });

    it('are stored once however often they are sent, and are of their writer alone to change', async () => {
      const [one, other] = [await newWriter(), await newWriter()];
      const talkId = await joinRoom(one);
      await joinRoom(other);
      const messageId = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => send(one, talkId, 'Once', messageId)));
      expect(new Set(answers.map((answer) => successOf(answer).number)).size).toBe(1);
      expectRefusal(await send(other, talkId, 'Once', messageId), 'conflict', 'idempotency_key_reused');
      const changes = other.port(MessageChangesPort);
      expectRefusal(await changes.deleteMessage({ talkId, messageId }), 'notFound', 'message_not_found');
      const own = one.port(MessageChangesPort);
      expect(successOf(await own.editMessage({ talkId, messageId, content: 'Twice' })).state).toBe('CHANGED');
      expect(successOf(await own.deleteMessage({ talkId, messageId }))).toMatchObject({
        content: '',
        state: 'DELETED',
      });
    });

    it('of a blocked pseudonym show without their text', async () => {
      const [one, other] = [await newWriter(), await newWriter()];
      const talkId = await joinRoom(one);
      await joinRoom(other);
      const { number } = successOf(await send(one, talkId, 'Not for you'));
      const last = async () =>
        successOf(await other.port(ChatPort).listMessages({ talkId, limit: 1, after: number - 1 })).items[0];
      const name = await nameOf(one);
      successOf(await other.port(HidingPort).blockName({ name }));
      expect(await last()).toMatchObject({ content: '', state: 'HIDDEN' });
      expect((await talkOf(other, talkId))?.lastMessage).toMatchObject({ content: '', state: 'HIDDEN' });
      successOf(await other.port(HidingPort).unblockName({ name }));
      expect(await last()).toMatchObject({ content: 'Not for you', state: 'SENT' });
    });

    it('of a new account hold no link, and are as many as a day allows', async () => {
      const one = await newWriter();
      const talkId = await joinRoom(one);
      expectRefusal(await send(one, talkId, 'See https://x.example'), 'invalid', 'link_in_room');
      const { id: messageId } = successOf(await send(one, talkId, 'See the letter'));
      const edited = await one
        .port(MessageChangesPort)
        .editMessage({ talkId, messageId, content: 'See www.x.example' });
      expectRefusal(edited, 'invalid', 'link_in_room');
      for (let count = 1; count < MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT; count += 1) {
        successOf(await send(one, talkId, `Message ${count}`));
      }
      expectRefusal(await send(one, talkId, 'One more'), 'invalid', 'too_many_room_messages');
    });

    it('are reported by others in it', async () => {
      const [one, other] = [await newWriter(), await newWriter()];
      const talkId = await joinRoom(one);
      await joinRoom(other);
      const { id: messageId } = successOf(await send(one, talkId, 'Rude'));
      const report = { talkId, messageId, reason: 'ABUSE' } as const;
      expectRefusal(await one.port(MessageReportsPort).reportMessage(report), 'invalid', 'own_message');
      successOf(await other.port(MessageReportsPort).reportMessage(report));
      expectRefusal(
        await harness().as('otherWriter').port(MessageReportsPort).reportMessage(report),
        'notFound',
        'talk_not_found',
      );
    });

    it('are for those in it alone, and a conversation of two is no room', async () => {
      const [one, other, stranger] = [await newWriter(), await newWriter(), await newWriter()];
      const talkId = await joinRoom(one);
      const chat = stranger.port(ChatPort);
      successOf(await stranger.port(CommunitiesPort).joinCommunity(TOPIC));
      for (const answer of [
        await chat.listMessages({ talkId, limit: 10 }),
        await chat.readTalk({ talkId, number: 1 }),
        await chat.muteTalk({ talkId, isMuted: true }),
        await chat.leaveTalk({ talkId }),
        await chat.acceptTalk({ talkId }),
        await send(stranger, talkId, 'x'),
      ]) {
        expectRefusal(answer, 'notFound', 'talk_not_found');
      }
      expectNotSignedIn(await harness().as('guest').port(ChatPort).listMessages({ talkId, limit: 10 }));
      const direct = await openTalk(one, other);
      const { items } = successOf(await one.port(ChatPort).listTalks(LIMIT));
      expect(items.map(({ id, room }) => [id, room === null])).toEqual(
        expect.arrayContaining([
          [talkId, false],
          [direct, true],
        ]),
      );
    });
  });

  // The last one, because sessions end meanwhile.
  it('of a company takes those who have confirmed a work email there, once five count each for themselves', async () => {
    const newEmployee = async (email: string): Promise<Actor> => {
      const person = await newWriter();
      await checkAddress(harness(), person, email);
      return person;
    };
    const first = await newWriter();
    successOf(await first.port(CommunitiesPort).joinCommunity(COMPANY));
    expectRefusal(await enter(first, COMPANY), 'invalid', 'room_for_checked_address');
    expect((await roomOf(first, COMPANY))?.bar).toBe('ADDRESS_REQUIRED');
    await checkAddress(harness(), first, 'room.0@vaayuna.example');
    for (let count = 1; count < MIN_GROUP - 1; count += 1) await newEmployee(`room.${count}@vaayuna.example`);
    expectRefusal(await enter(first, COMPANY), 'invalid', 'room_too_small');
    expect((await roomOf(first, COMPANY))?.bar).toBe('TOO_FEW');
    // An employer can create any number of addresses on one day.
    const fifth = await newEmployee('room.fifth@vaayuna.example');
    expectRefusal(await enter(fifth, COMPANY), 'invalid', 'room_too_small');
    harness().pass((PROOF_SETTLED_DAYS - 1) * DAY_MS);
    const second = await newEmployee('room.second@vaayuna.example');
    expectRefusal(await enter(second, COMPANY), 'invalid', 'room_too_small');
    harness().pass(DAY_MS);
    const { id } = successOf(await enter(second, COMPANY));
    successOf(await send(second, id, 'The cab policy has changed.'));
    const third = await newEmployee('room.third@vaayuna.example');
    expect(successOf(await enter(third, COMPANY)).id).toBe(id);
    expect(await textsOf(third, id)).toContain('The cab policy has changed.');
  });
};
