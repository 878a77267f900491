import { randomUUID } from 'node:crypto';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { bytes, integer, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { messagesAfter } from '@/server/services/talk/chat/chat/chat.queries';
import type { ParticipantProfile } from '@/server/services/talk/chat/chat/chat-seals';
import { participantProfileOf } from '@/server/services/talk/chat/chat/chat-seals';
import {
  acceptConversation,
  addFirstMessage,
  addParticipant,
  beginConversation,
  sendMessage,
} from '@/server/services/talk/chat/chat/chat-writes.queries';
import { ConversationReader } from '@/server/services/talk/chat/chat/conversation-reader';
import { FRESH_ID } from './host-facts';
import type { Work } from './plain-server';

const TALKS_PER_SIDE = 100;
/** The number of messages in the conversation, and in its last ten minutes. */
const MESSAGES = 1_000;
const MISSED = 40;
const MAX_MESSAGES = 1_000;
const PATH = '/api/chat/jobseeker/message';
const DAY = '2026-06-30';
const TEXT = 'It is in the letter, page 2. Ask for it in writing before you sign.';

export async function chatWorks(
  database: Database,
  authorship: Authorship,
  personaRef: Uint8Array,
): Promise<Readonly<Record<string, Work>>> {
  const reader = new ConversationReader(authorship);
  const { seals } = reader;
  const shown = { avatarUrl: 'kolam:3f9c61d07be2a845', avatarBgColor: '#DCE6DF' };
  const viewer = participantProfileOf(personaRef, { name: 'BenchViewer', ...shown });

  const talker = (number: number): ParticipantProfile =>
    participantProfileOf(authorship.personaRef(`talker ${number}`), { name: `InventedUser${number}`, ...shown });

  async function begin(number: number): Promise<string> {
    const talkId = randomUUID();
    const other = talker(number);
    await database.query(insertInventedUser, other.persona, other.name);
    await database.query(beginConversation, talkId, authorship.talkRef(viewer, other), DAY);
    for (const side of [viewer, other]) {
      const seal = seals.sealFace(talkId, side);
      await database.query(addParticipant, talkId, side === viewer, authorship.talkerRef(side.persona), seal, false, 1);
    }
    await database.query(acceptConversation, talkId);
    await database.query(addFirstMessage, talkId, randomUUID(), sealed(talkId));
    return talkId;
  }
  const sealed = (talkId: string): Buffer => seals.sealText(talkId, { content: TEXT, at: Date.now() });

  const talks: string[] = [];
  for (let number = 0; number < 2 * TALKS_PER_SIDE; number += 1) talks.push(await begin(number));
  const [own, others] = [talks.slice(0, TALKS_PER_SIDE), talks.slice(TALKS_PER_SIDE)];
  const long = await begin(talks.length);
  const sides = reader.sidesToSend({ own: viewer, other: talker(talks.length) });
  const counted = { of_day_ref: authorship.requestRef(personaRef, 'bench'), most_of_day: MESSAGES };
  for (let number = 2; number <= MESSAGES; number += 1) {
    const message = { talk_id: long, id: randomUUID(), message_seal: sealed(long), sent_on: DAY };
    await database.query(sendMessage, { ...message, is_of_asker: number % 2 === 0, ...sides, ...counted });
  }
  const after = MESSAGES - MISSED;
  let inserted = 1;
  return {
    message: {
      product: own.map((talkId) => ({
        method: 'POST',
        path: PATH,
        body: JSON.stringify({ talkId, messageId: FRESH_ID, content: TEXT }),
      })),
      plain: others.map((talkId) => () => {
        inserted += 1;
        return database.query(insertMessage, talkId, inserted, randomUUID(), sealed(talkId));
      }),
    },
    'catch-up': {
      product: [{ path: `${PATH}/recent?talkId=${long}&limit=${MAX_MESSAGES}&after=${after}` }],
      plain: [() => database.query(messagesAfter, long, after, MAX_MESSAGES)],
    },
  };
}

const insertMessage = defineStatement({
  name: 'bench.message',
  parameters: [uuid, integer, uuid, bytes],
  columns: {},
  text: 'insert into persona.messages (talk_id, number, id, is_of_asker, message_seal) values ($1, $2, $3, true, $4)',
});

const insertInventedUser = defineStatement({
  name: 'bench.talker',
  parameters: [bytes, text],
  columns: {},
  text: `insert into persona.personas (persona_ref, user_name, avatar_uri, avatar_color, is_reader, is_writer)
         values ($1, $2, 'kolam:3f9c61d07be2a845', '#DCE6DF', true, true)`,
});
