import { randomUUID } from 'node:crypto';
import { PATIENCE } from '@tests/support/patience';
import { describe, expect, it, vi } from 'vitest';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { ChatPort } from '@/core/talk/chat/chat.port';
import type { ReadMark } from '@/core/talk/chat/chat-events.port';
import { ChatEventsPort } from '@/core/talk/chat/chat-events.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import type { Actor } from './harness/contract-harness';
import { ask, LIMIT, metaOf, nameOf, openTalk, send, talkOf, talksOf, textsOf } from './harness/conversations';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { profileTagOf } from './harness/submissions';

export const chatContract: Contract = (harness) => {
  let writers = 0;
  const newWriter = async (): Promise<Actor> => {
    const user = await harness().newcomer();
    writers += 1;
    await makeWorkingWriter(user, `Talker_${writers}`);
    return user;
  };
  const pair = async () => [await newWriter(), await newWriter()] as const;

  describe('a request', () => {
    it('shows to both, waits until it is accepted, and can be written on then', async () => {
      const [asker, asked] = await pair();
      const talk = successOf(await ask(asker, asked));
      const [own, other] = [await nameOf(asker), await nameOf(asked)];
      expect(talk).toMatchObject({
        state: 'WAITING',
        ownName: own,
        other: { name: other },
        lastNumber: 1,
        unreadCount: 0,
      });
      expect(await talkOf(asked, talk.id)).toMatchObject({
        state: 'ASKED',
        ownName: other,
        other: { name: own },
        lastMessage: { content: 'May I ask you something?', isMine: false, number: 1 },
        unreadCount: 1,
      });
      expectRefusal(await send(asker, talk.id, 'One more'), 'invalid', 'talk_not_accepted');
      expectRefusal(await send(asked, talk.id, 'Yes'), 'invalid', 'talk_not_accepted');
      expectRefusal(await asker.port(ChatPort).acceptTalk({ talkId: talk.id }), 'notFound', 'talk_not_found');
      expect(successOf(await asked.port(ChatPort).acceptTalk({ talkId: talk.id })).state).toBe('OPEN');
      expect(successOf(await asked.port(ChatPort).acceptTalk({ talkId: talk.id })).state).toBe('OPEN');
      successOf(await send(asked, talk.id, 'See https://tarakki.example'));
      expect((await talkOf(asker, talk.id))?.state).toBe('OPEN');
      expect(await textsOf(asker, talk.id)).toEqual(['May I ask you something?', 'See https://tarakki.example']);
    });

    it('that was declined waits on for who asked, and cannot be sent again, whoever asks', async () => {
      const [asker, asked] = await pair();
      const { id: talkId } = successOf(await ask(asker, asked));
      successOf(await asked.port(ChatPort).leaveTalk({ talkId }));
      successOf(await asked.port(ChatPort).leaveTalk({ talkId }));
      expect(await talksOf(asked)).toEqual([]);
      expect((await talkOf(asker, talkId))?.state).toBe('WAITING');
      expectRefusal(await ask(asker, asked), 'invalid', 'talk_exists');
      expectRefusal(await ask(asked, asker), 'invalid', 'talk_exists');
      expectRefusal(await asked.port(ChatPort).acceptTalk({ talkId }), 'notFound', 'talk_not_found');
    });

    it('that was taken back is gone for who was asked', async () => {
      const [asker, asked] = await pair();
      const { id: talkId } = successOf(await ask(asker, asked));
      successOf(await asker.port(ChatPort).leaveTalk({ talkId }));
      expect(await talksOf(asked)).toEqual([]);
      expect(await metaOf(asked)).toMatchObject({ unreadCount: 0, groupCount: 0 });
      expectRefusal(await asked.port(ChatPort).acceptTalk({ talkId }), 'notFound', 'talk_not_found');
    });

    it('never reaches who has blocked the pseudonym, and looks to its sender as any other', async () => {
      const [asker, asked] = await pair();
      const name = await nameOf(asker);
      successOf(await asked.port(HidingPort).blockName({ name }));
      const talk = successOf(await ask(asker, asked));
      expect(talk).toMatchObject({ state: 'WAITING', isBlocked: false });
      successOf(await asked.port(HidingPort).unblockName({ name }));
      expect(await talksOf(asked)).toEqual([]);
    });

    it('is stored once however often it is sent, and is of one text', async () => {
      const [asker, asked] = await pair();
      const messageId = randomUUID();
      const first = successOf(await ask(asker, asked, 'Hello', messageId));
      expect(successOf(await ask(asker, asked, 'Hello', messageId.toUpperCase()))).toEqual(first);
      expectRefusal(await ask(asker, asked, 'Other', messageId), 'conflict', 'idempotency_key_reused');
      expectRefusal(await ask(asker, asked, 'Hello'), 'invalid', 'talk_exists');
      expect(await textsOf(asked, first.id)).toEqual(['Hello']);
    });

    it('holds no link, names another pseudonym that there is, and is of a writer', async () => {
      const [asker, asked] = await pair();
      for (const content of [
        'Look: https://x.example',
        'see www.x.example',
        'write to t.me/me',
        'go to offers4u.xyz',
      ]) {
        expectRefusal(await ask(asker, asked, content), 'invalid', 'link_in_request');
      }
      expectRefusal(await ask(asker, asker), 'invalid', 'own_name');
      const profileTag = await profileTagOf(asker);
      const nobody = { to: 'NobodyHasThis', messageId: randomUUID(), content: 'Hello' };
      expectRefusal(
        await asker.port(ChatPort).requestTalk({ ...nobody, profileTag }),
        'invalid',
        'pseudonym_not_found',
      );
      expectRefusal(await ask(asker, asked, 'Hello'.padEnd(2001, '.')), 'invalid', 'validation_failed');
      const foreign = { ...nobody, profileTag: await profileTagOf(asked) };
      expectRefusal(await asker.port(ChatPort).requestTalk(foreign), 'conflict', 'profile_changed');
      const { as } = harness();
      const of = async (user: Actor) =>
        user.port(ChatPort).requestTalk({ ...nobody, profileTag: await profileTagOf(user) });
      expectRefusal(await of(as('reader')), 'invalid', 'writer_required');
      expectNotSignedIn(await of(as('guest')));
    });

    it('is one of five a day for a new account', async () => {
      const asker = await newWriter();
      for (let count = 0; count < 5; count += 1) successOf(await ask(asker, await newWriter()));
      expectRefusal(await ask(asker, harness().as('writer')), 'invalid', 'too_many_talk_requests');
    });
  });

  describe('messages', () => {
    it('[API-CHAT-MESSAGES] are numbered without a gap, and read from either end, at most 1,000 at once', async () => {
      const [one, other] = await pair();
      const talkId = await openTalk(one, other);
      const sent = await Promise.all(['a', 'b', 'c'].map((text) => send(one, talkId, text)));
      expect(sent.map((answer) => successOf(answer).number).toSorted()).toEqual([2, 3, 4]);
      successOf(await send(other, talkId, 'd'));
      const all = await textsOf(other, talkId);
      expect([all[0], all.at(-1), all.length]).toEqual(['Hello', 'd', 5]);
      expect(await textsOf(one, talkId, { after: 3 })).toEqual(all.slice(3));
      expect(await textsOf(one, talkId, { before: 3 })).toEqual(all.slice(0, 2));
      const { items } = successOf(await one.port(ChatPort).listMessages({ talkId, limit: 2 }));
      expect(items.map(({ number, isMine }) => [number, isMine])).toEqual([
        [4, true],
        [5, false],
      ]);
      expectInvalid(await one.port(ChatPort).listMessages({ talkId, limit: 1001 }), 'limit');
    });

    it('are stored once however often they are sent, and are of one text', async () => {
      const [one, other] = await pair();
      const talkId = await openTalk(one, other);
      const id = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => send(one, talkId, 'Once', id)));
      expect(new Set(answers.map((answer) => successOf(answer).number))).toEqual(new Set([2]));
      expectRefusal(await send(one, talkId, 'Twice', id), 'conflict', 'idempotency_key_reused');
      expectRefusal(await send(other, talkId, 'Once', id), 'conflict', 'idempotency_key_reused');
      expect(await textsOf(other, talkId)).toEqual(['Hello', 'Once']);
    });

    it('[API-CHAT-READ] [API-CHAT-META] are unread until they are marked as read, and one’s own never are', async () => {
      const [one, other] = await pair();
      const talkId = await openTalk(one, other);
      successOf(await send(one, talkId, 'b'));
      expect(await metaOf(other)).toMatchObject({ unreadCount: 2, groupCount: 1 });
      expect(await metaOf(one)).toMatchObject({ unreadCount: 0, groupCount: 1 });
      successOf(await other.port(ChatPort).readTalk({ talkId, number: 1 }));
      expect((await talkOf(other, talkId))?.unreadCount).toBe(1);
      successOf(await other.port(ChatPort).readTalk({ talkId, number: 99 }));
      successOf(await other.port(ChatPort).readTalk({ talkId, number: 1 }));
      expect(await metaOf(other)).toMatchObject({ unreadCount: 0, groupCount: 1 });
    });

    it('end for both when one has left, or has blocked the other, and go on after the block', async () => {
      const [one, other] = await pair();
      const talkId = await openTalk(one, other);
      const name = await nameOf(other);
      successOf(await one.port(HidingPort).blockName({ name }));
      expect(await talkOf(one, talkId)).toMatchObject({ state: 'CLOSED', isBlocked: true });
      expect(await talkOf(other, talkId)).toMatchObject({ state: 'CLOSED', isBlocked: false });
      for (const user of [one, other]) expectRefusal(await send(user, talkId, 'x'), 'invalid', 'talk_closed');
      successOf(await one.port(HidingPort).unblockName({ name }));
      successOf(await send(other, talkId, 'Again'));
      successOf(await one.port(ChatPort).leaveTalk({ talkId }));
      expect(await talkOf(other, talkId)).toMatchObject({ state: 'CLOSED', isBlocked: false });
      expectRefusal(await send(other, talkId, 'x'), 'invalid', 'talk_closed');
      expectRefusal(await send(one, talkId, 'x'), 'notFound', 'talk_not_found');
      expect(await textsOf(other, talkId)).toEqual(['Hello', 'Again']);
    });

    it('are for the two alone', async () => {
      const [one, other] = await pair();
      const talkId = await openTalk(one, other);
      const { as } = harness();
      const chat = as('writer').port(ChatPort);
      for (const answer of [
        await chat.listMessages({ talkId, limit: 10 }),
        await chat.acceptTalk({ talkId }),
        await chat.leaveTalk({ talkId }),
        await chat.readTalk({ talkId, number: 1 }),
        await send(as('writer'), talkId, 'x'),
        await one.port(ChatPort).listMessages({ talkId: UNKNOWN_ID, limit: 10 }),
      ]) {
        expectRefusal(answer, 'notFound', 'talk_not_found');
      }
      const guest = as('guest').port(ChatPort);
      for (const answer of [
        await guest.getChatStatus(),
        await guest.getChatMeta(),
        await guest.listTalks(LIMIT),
        await guest.listMessages({ talkId, limit: 10 }),
        await guest.acceptTalk({ talkId }),
        await guest.leaveTalk({ talkId }),
        await guest.readTalk({ talkId, number: 1 }),
        await send(as('guest'), talkId, 'x'),
      ]) {
        expectNotSignedIn(answer);
      }
    });
  });

  it('[API-CHAT-GROUPS] lists at most 100 conversations, the newest message first', async () => {
    const [one, other] = await pair();
    const third = await newWriter();
    const first = await openTalk(one, other);
    const second = await openTalk(third, one);
    successOf(await send(one, first, 'Later'));
    expect((await talksOf(one)).map(({ id }) => id)).toEqual([first, second]);
    expect(successOf(await one.port(ChatPort).listTalks({ limit: 1 })).items).toHaveLength(1);
    expectInvalid(await one.port(ChatPort).listTalks({ limit: 101 }), 'limit');
  });

  it('[CR-BLOCK-CHAT] is refused to a crawler', async () => {
    const crawler = harness().as('crawler').port(ChatPort);
    for (const answer of [await crawler.getChatStatus(), await crawler.getChatMeta(), await crawler.listTalks(LIMIT)]) {
      expectRefusal(answer, 'forbidden', 'crawler_not_allowed');
    }
  });

  it('[API-CHAT-STATUS] is there for writers', async () => {
    const { as } = harness();
    expect(successOf(await as('writer').port(ChatPort).getChatStatus())).toEqual({ enabled: true });
    expect(successOf(await as('reader').port(ChatPort).getChatStatus())).toEqual({ enabled: false });
  });

  it('tells both, and nobody else, of a message, and who is asked of a request', async () => {
    const [one, other] = await pair();
    const talkId = await openTalk(one, other);
    const stranger = harness().as('otherWriter');
    const heard = [one, other, stranger].map((user) => {
      const messages: { readonly content: string; readonly isMine: boolean }[] = [];
      const changes: string[] = [];
      const reads: ReadMark[] = [];
      const events = user.port(ChatEventsPort);
      const cancels = [
        events.onMessageAdded(({ message: { content, isMine } }) => messages.push({ content, isMine })),
        events.onConversationsChanged(() => changes.push('changed')),
        events.onConversationRead((mark) => reads.push(mark)),
        events.onMessageChanged(({ message: { content, isMine } }) => messages.push({ content, isMine })),
      ];
      user.port(RealtimePort).connect();
      return { user, messages, changes, reads, cancels };
    });
    const [mine, theirs, others] = heard;
    await vi.waitFor(async () => {
      successOf(await send(one, talkId, 'Hello again'));
      expect([mine?.messages.length, theirs?.messages.length].every((count) => (count ?? 0) > 0)).toBe(true);
    }, PATIENCE);
    expect(mine?.messages[0]).toEqual({ content: 'Hello again', isMine: true });
    expect(theirs?.messages[0]).toEqual({ content: 'Hello again', isMine: false });
    const { items } = successOf(await one.port(ChatPort).listMessages({ talkId, limit: 1 }));
    const messageId = items[0]?.id ?? '';
    successOf(await one.port(MessageChangesPort).editMessage({ talkId, messageId, content: 'Hello at last' }));
    await vi.waitFor(
      () => expect(theirs?.messages.at(-1)).toEqual({ content: 'Hello at last', isMine: false }),
      PATIENCE,
    );
    expect(mine?.messages.at(-1)).toEqual({ content: 'Hello at last', isMine: true });
    const { number } = items[0] ?? { number: 0 };
    successOf(await other.port(ChatPort).readTalk({ talkId, number: number + 7 }));
    await vi.waitFor(() => expect(theirs?.reads).toEqual([{ talkId, number }]), PATIENCE);
    const third = await newWriter();
    successOf(await ask(third, other));
    await vi.waitFor(() => expect(theirs?.changes.length).toBeGreaterThan(0), PATIENCE);
    expect([mine?.reads, others]).toMatchObject([[], { messages: [], changes: [], reads: [] }]);
    for (const { user, cancels } of heard) {
      for (const cancel of cancels) cancel();
      harness().disconnect(user);
    }
  });

  it('tells nobody that the other one left: a block tells nobody either, and is not to be known by that', async () => {
    const [one, other] = await pair();
    const talkId = await openTalk(one, other);
    const heard: string[] = [];
    const events = other.port(ChatEventsPort);
    const cancels = [
      events.onMessageAdded(() => heard.push('message')),
      events.onConversationsChanged(() => heard.push('changed')),
    ];
    other.port(RealtimePort).connect();
    await vi.waitFor(async () => {
      successOf(await send(one, talkId, 'Are you there?'));
      expect(heard).toContain('message');
    }, PATIENCE);
    successOf(await one.port(ChatPort).leaveTalk({ talkId }));
    successOf(await ask(await newWriter(), other));
    await vi.waitFor(() => expect(heard).toContain('changed'), PATIENCE);
    expect(heard.filter((what) => what === 'changed')).toEqual(['changed']);
    for (const cancel of cancels) cancel();
    harness().disconnect(other);
  });
};
