import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { ParticipantProfile } from '@/server/services/talk/chat/chat/chat-seals';
import {
  acceptConversation,
  addFirstMessage,
  addParticipant,
  beginConversation,
  markRead,
  sendMessage,
} from '@/server/services/talk/chat/chat/chat-writes.queries';
import { ConversationReader } from '@/server/services/talk/chat/chat/conversation-reader';
import type { DemoConversation } from './conversations';
import { demoConversations } from './conversations';
import { participantProfileOfPerson } from './person-face';
import { Random } from './random';
import type { ReferencedPerson } from './references';

const MINUTE_MS = 60_000;

export async function loadConversations(
  tx: Database,
  authorship: Authorship,
  { people, now }: { readonly people: readonly ReferencedPerson[]; readonly now: number },
): Promise<void> {
  const random = new Random('talks');
  const reader = new ConversationReader(authorship);
  const { seals } = reader;
  const sideOf = (place: number): ParticipantProfile => {
    const found = people[place];
    if (found === undefined) throw new Error(`There is nobody at ${place}.`);
    return participantProfileOfPerson(found);
  };

  async function load({ asker, asked, isAccepted, unread, lines }: DemoConversation): Promise<void> {
    const talkId = random.uuid();
    const [one, other] = [sideOf(asker), sideOf(asked)];
    const sides = reader.sidesToSend({ own: one, other });
    // Inserts messages directly, so that demo data counts towards no daily limit.
    const counted = { of_day_ref: authorship.requestRef(one.persona, `demo ${talkId}`), most_of_day: lines.length };
    const dayOf = (minutesAgo: number): string => dayInIndia(now - minutesAgo * MINUTE_MS);
    await tx.query(beginConversation, talkId, authorship.talkRef(one, other), dayOf(lines[0]?.[1] ?? 0));
    const refOf = ({ persona }: ParticipantProfile) => authorship.talkerRef(persona);
    await tx.query(addParticipant, talkId, true, refOf(one), seals.sealFace(talkId, one), false, 1);
    await tx.query(addParticipant, talkId, false, refOf(other), seals.sealFace(talkId, other), false, 0);
    if (isAccepted) await tx.query(acceptConversation, talkId);
    for (const [place, [by, minutesAgo, content]] of lines.entries()) {
      const message_seal = seals.sealText(talkId, { content, at: now - minutesAgo * MINUTE_MS });
      const id = random.uuid();
      const message = { talk_id: talkId, id, is_of_asker: by === 'asker', message_seal, sent_on: dayOf(minutesAgo) };
      if (place === 0) await tx.query(addFirstMessage, talkId, id, message_seal);
      else await tx.query(sendMessage, { ...message, ...sides, ...counted });
    }
    await tx.query(markRead, talkId, true, lines.length);
    await tx.query(markRead, talkId, false, lines.length - unread);
  }

  for (const talk of demoConversations) await load(talk);
}
