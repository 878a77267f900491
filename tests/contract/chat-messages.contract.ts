import { describe, expect, it } from 'vitest';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import type { Actor } from './harness/contract-harness';
import { ask, metaOf, nameOf, openTalk, send, talkOf, textsOf } from './harness/conversations';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';

export const chatMessagesContract: Contract = (harness) => {
  let writers = 0;
  const newWriter = async (): Promise<Actor> => {
    const user = await harness().newcomer();
    writers += 1;
    await makeWorkingWriter(user, `Changer_${writers}`);
    return user;
  };
  const pair = async () => [await newWriter(), await newWriter()] as const;

  describe('a message of one’s own', () => {
    it('is changed and deleted for both, its place stays, and again changes nothing', async () => {
      const [one, other] = await pair();
      const talkId = await openTalk(one, other);
      const { id: messageId } = successOf(await send(one, talkId, 'In the leter'));
      const changes = one.port(MessageChangesPort);
      const edit = { talkId, messageId, content: 'In the letter' };
      const edited = successOf(await changes.editMessage(edit));
      expect(edited).toMatchObject({
        id: messageId,
        number: 2,
        isMine: true,
        content: 'In the letter',
        state: 'CHANGED',
      });
      expect(successOf(await changes.editMessage(edit))).toEqual(edited);
      expect((await talkOf(other, talkId))?.lastMessage).toMatchObject({ content: 'In the letter', isMine: false });
      successOf(await send(other, talkId, 'Thanks'));
      const deleted = { number: 2, content: '', state: 'DELETED' };
      expect(successOf(await changes.deleteMessage({ talkId, messageId }))).toMatchObject(deleted);
      expect(successOf(await changes.deleteMessage({ talkId, messageId }))).toMatchObject(deleted);
      expect(await textsOf(other, talkId)).toEqual(['Hello', '', 'Thanks']);
      expectRefusal(await changes.editMessage(edit), 'notFound', 'message_not_found');
      expectInvalid(await changes.editMessage({ ...edit, content: ' ' }), 'content');
    });

    it('is nobody else’s to change, nor once the conversation is closed or not open yet', async () => {
      const [one, other] = await pair();
      const waiting = successOf(await ask(one, other, 'Hello'));
      const first = { talkId: waiting.id, messageId: waiting.lastMessage?.id ?? '' };
      const own = one.port(MessageChangesPort);
      expectRefusal(await own.deleteMessage(first), 'invalid', 'talk_not_accepted');
      expectRefusal(await own.editMessage({ ...first, content: 'www.x.example' }), 'invalid', 'talk_not_accepted');
      successOf(await other.port(ChatPort).acceptTalk({ talkId: waiting.id }));
      const theirs = other.port(MessageChangesPort);
      expectRefusal(await theirs.deleteMessage(first), 'notFound', 'message_not_found');
      expectRefusal(await theirs.editMessage({ ...first, content: 'x' }), 'notFound', 'message_not_found');
      const foreign = harness().as('writer').port(MessageChangesPort);
      expectRefusal(await foreign.deleteMessage(first), 'notFound', 'talk_not_found');
      expectRefusal(await foreign.editMessage({ ...first, content: 'x' }), 'notFound', 'talk_not_found');
      const guest = harness().as('guest').port(MessageChangesPort);
      expectNotSignedIn(await guest.deleteMessage(first));
      expectNotSignedIn(await guest.editMessage({ ...first, content: 'x' }));
      successOf(await other.port(ChatPort).leaveTalk({ talkId: waiting.id }));
      expectRefusal(await own.deleteMessage(first), 'invalid', 'talk_closed');
      expectRefusal(await own.editMessage({ ...first, content: 'x' }), 'invalid', 'talk_closed');
    });
  });

  it('a message of the other one is reported, however often; one’s own and one that is gone are not, nor by anybody else', async () => {
    const [one, other] = await pair();
    const talkId = await openTalk(one, other);
    const { id: messageId } = successOf(await send(other, talkId, 'You will regret it.'));
    const report = { talkId, messageId, reason: 'ABUSE' } as const;
    successOf(await one.port(MessageReportsPort).reportMessage(report));
    successOf(await one.port(MessageReportsPort).reportMessage({ ...report, reason: 'OTHER' }));
    expectRefusal(await other.port(MessageReportsPort).reportMessage(report), 'invalid', 'own_message');
    const unknown = { ...report, messageId: UNKNOWN_ID };
    expectRefusal(await one.port(MessageReportsPort).reportMessage(unknown), 'notFound', 'message_not_found');
    const stranger = harness().as('writer').port(MessageReportsPort);
    expectRefusal(await stranger.reportMessage(report), 'notFound', 'talk_not_found');
    expectNotSignedIn(await harness().as('guest').port(MessageReportsPort).reportMessage(report));
    successOf(await other.port(MessageChangesPort).deleteMessage({ talkId, messageId }));
    expectRefusal(await one.port(MessageReportsPort).reportMessage(report), 'notFound', 'message_not_found');
  });

  it('a muted conversation counts no more among all unread messages; nobody else can mute it', async () => {
    const [one, other] = await pair();
    const talkId = await openTalk(one, other);
    successOf(await one.port(ChatPort).readTalk({ talkId, number: 1 }));
    expect(successOf(await one.port(ChatPort).muteTalk({ talkId, isMuted: true }))).toMatchObject({ isMuted: true });
    successOf(await send(other, talkId, 'Are you there?'));
    expect(await metaOf(one)).toMatchObject({ unreadCount: 0, groupCount: 1 });
    expect(await talkOf(one, talkId)).toMatchObject({ isMuted: true, unreadCount: 1 });
    expect(await talkOf(other, talkId)).toMatchObject({ isMuted: false });
    successOf(await one.port(ChatPort).muteTalk({ talkId, isMuted: false }));
    expect(await metaOf(one)).toMatchObject({ unreadCount: 1, groupCount: 1 });
    const muting = { talkId, isMuted: true };
    expectRefusal(await harness().as('writer').port(ChatPort).muteTalk(muting), 'notFound', 'talk_not_found');
    expectNotSignedIn(await harness().as('guest').port(ChatPort).muteTalk(muting));
  });

  it('a request and its acceptance are news in the inbox, which name nobody; a blocked request is none', async () => {
    const [asker, asked] = await pair();
    const titlesOf = async (user: Actor) =>
      successOf(await user.port(NotificationsPort).listNotifications({ platform: 'phone' }))
        .items.filter(({ variantId }) => variantId.startsWith('talk-'))
        .map(({ data: { title, cta } }) => [title, cta]);
    const stranger = await newWriter();
    successOf(await asked.port(HidingPort).blockName({ name: await nameOf(stranger) }));
    successOf(await ask(stranger, asked));
    expect(await titlesOf(asked)).toEqual([]);
    const { id: talkId } = successOf(await ask(asker, asked));
    expect(await titlesOf(asked)).toEqual([['You have a message request', '/messages']]);
    expect(await titlesOf(asker)).toEqual([]);
    successOf(await asked.port(ChatPort).acceptTalk({ talkId }));
    expect(await titlesOf(asker)).toEqual([['Your request was accepted', '/messages']]);
  });

  it('who wants no news of conversations has none in the inbox; requests and messages come and count all the same', async () => {
    const [asker, asked] = await pair();
    const newsOf = async (user: Actor) =>
      successOf(await user.port(NotificationsPort).listNotifications({ platform: 'phone' })).items.filter(
        ({ variantId }) => variantId.startsWith('talk-'),
      );
    const choose = async (user: Actor, talks: boolean) =>
      successOf(await user.port(UserPreferencesPort).saveMessagePreferences({ talks }));
    expect(await metaOf(asked)).toEqual({ unreadCount: 0, groupCount: 0, isAnnounced: true });
    for (const user of [asker, asked]) await choose(user, false);
    await openTalk(asker, asked);
    expect([await newsOf(asker), await newsOf(asked)]).toEqual([[], []]);
    expect(await metaOf(asked)).toEqual({ unreadCount: 1, groupCount: 1, isAnnounced: false });
    await choose(asked, true);
    expect(await metaOf(asked)).toEqual({ unreadCount: 1, groupCount: 1, isAnnounced: true });
    successOf(await ask(await newWriter(), asked));
    expect(await newsOf(asked)).toHaveLength(1);
  });
};
