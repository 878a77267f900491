import { randomUUID } from 'node:crypto';
import type { Talk } from '@/contract/generated/chat';
import type { Notification } from '@/contract/generated/notification';
import { dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NEWCOMER_DAYS, requestsPerDay } from '@/core/talk/chat/chat.rules';
import { chatRefusals } from '@/core/talk/chat/chat-refusals.rules';
import { containsLink } from '@/core/talk/chat/links-in-messages.rules';
import { conversationRequestNotification } from '@/core/talk/notifications/conversation-notifications.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import { Problem } from '@/server/contract/problem';
import type { ShownViewer } from '@/server/contract/viewer';
import { accountHoldRefOf, hasEnded, requireAccount } from '@/server/platform/account-holds';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { countHelp } from '@/server/services/talk/feed/post-writing/help.queries';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { pseudonymOf } from './chat.policy';
import { accountUntil, blocksAmong, messageById, personaByName } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import type { ParticipantProfile } from './chat-seals';
import { participantProfileOf } from './chat-seals';
import {
  addFirstMessage,
  addParticipant,
  beginConversation,
  conversationByRef,
  lockConversation,
} from './chat-writes.queries';
import { ConversationReader } from './conversation-reader';
import { registeredName } from './registered-host';
import { sameMessage } from './same-message';

interface Asking {
  readonly viewer: ShownViewer;
  readonly asker: ParticipantProfile;
  readonly asked: ParticipantProfile;
  readonly messageId: string;
  readonly content: string;
}

interface Asked {
  readonly talk: Talk;
  readonly isTold: boolean;
  readonly news: Notification | null;
}

function notFound(): Problem {
  const message = chatRefusals.pseudonymNotFound;
  return new Problem(422, 'pseudonym_not_found', message, { to: message });
}

export function createRequests({ database, authorship, publish, now }: ChatDeps): Pick<ChatHandlers, 'requestTalk'> {
  const reader = new ConversationReader(authorship);
  const inbox = new Inbox(authorship, now);

  async function findPersona(name: string): Promise<ParticipantProfile> {
    const [row] = await database.query(personaByName, name);
    if (row === undefined) throw notFound();
    const { persona_ref: persona, user_name: userName, avatar_uri: avatarUrl, avatar_color: avatarBgColor } = row;
    return { persona, name: userName ?? name, avatarUrl: avatarUrl ?? '', avatarBgColor: avatarBgColor ?? '' };
  }

  async function countOfDay(tx: Database, { userId, personaRef }: ShownViewer): Promise<void> {
    const old = await tx.query(accountUntil, userId, dayBeforeInIndia(now(), NEWCOMER_DAYS));
    const perDay = requestsPerDay(old.length === 0);
    const ofDay = authorship.requestRef(personaRef, `talk requests ${dayInIndia(now())}`);
    if ((await tx.query(countHelp, ofDay, perDay)).length > 0) return;
    throw new Problem(422, 'too_many_talk_requests', chatRefusals.tooManyRequests(perDay));
  }

  async function begin(tx: Database, talkId: string, { viewer, asker, asked, messageId, content }: Asking) {
    await countOfDay(tx, viewer);
    const ref = authorship.talkerRef;
    // A user who has blocked the pseudonym never gets the request.
    const blocks = await tx.query(blocksAmong, [authorship.voterRef(asked.persona)], [asker.name]);
    const isBlocked = blocks.length > 0;
    await tx.query(addParticipant, talkId, true, ref(asker.persona), reader.seals.sealFace(talkId, asker), false, 1);
    await tx.query(
      addParticipant,
      talkId,
      false,
      ref(asked.persona),
      reader.seals.sealFace(talkId, asked),
      isBlocked,
      0,
    );
    const seal = reader.seals.sealText(talkId, { content, at: now() });
    await tx.query(addFirstMessage, talkId, messageId, seal);
    return isBlocked;
  }

  /** Throws if the conversation began with another request. */
  async function requireSame(tx: Database, talkId: string, { asker, messageId, content }: Asking): Promise<void> {
    await tx.query(lockConversation, talkId);
    const { row } = await reader.findLeft(tx, asker.persona, talkId);
    const [earlier] = await tx.query(messageById, talkId, messageId);
    if (earlier === undefined || row.has_left) throw new Problem(422, 'talk_exists', chatRefusals.talkExists);
    sameMessage(reader.presentMessage(row, earlier), content);
  }

  function ask(asking: Asking): Promise<Asked> {
    return database.transaction(async (tx) => {
      await requireAccount(tx, accountHoldRefOf(authorship, asking.viewer.personaRef, 'named'));
      if (await hasEnded(tx, accountHoldRefOf(authorship, asking.asked.persona, 'all'))) throw notFound();
      const talkRef = authorship.talkRef(asking.asker, asking.asked);
      const [begun] = await tx.query(beginConversation, randomUUID(), talkRef, dayInIndia(now()));
      const [known] = begun === undefined ? await tx.query(conversationByRef, talkRef) : [begun];
      if (known === undefined) throw new Error('A conversation was neither begun nor found.');
      const isBlocked = begun === undefined || (await begin(tx, known.id, asking));
      const news = isBlocked
        ? null
        : await inbox.put(tx, asking.asked.persona, conversationRequestNotification(), 'renew');
      if (begun === undefined) await requireSame(tx, known.id, asking);
      const [talk] = await reader.present(tx, [await reader.find(tx, asking.asker.persona, known.id)]);
      if (talk === undefined) throw new Error('A request has no message.');
      return { talk, isTold: !isBlocked, news };
    });
  }

  return {
    async requestTalk({ viewer, body: { to, messageId, content } }) {
      const asker = participantProfileOf(viewer.personaRef, pseudonymOf(viewer));
      if (containsLink(content, registeredName)) {
        const message = chatRefusals.linkInRequest;
        throw new Problem(422, 'link_in_request', message, { content: message });
      }
      const asked = await findPersona(to);
      if (Buffer.from(asked.persona).equals(Buffer.from(viewer.personaRef))) {
        throw new Problem(422, 'own_name', chatRefusals.ownName, { to: chatRefusals.ownName });
      }
      const { talk, isTold, news } = await ask({ viewer, asker, asked, messageId: plainUuid(messageId), content });
      publish.talksChanged(viewer.personaRef);
      if (isTold) publish.talksChanged(asked.persona);
      if (news !== null) publish.notificationAdded(asked.persona, news);
      return { status: 201, body: talk };
    },
  };
}
