import type { PersonalData } from '@/server/platform/personal/personal-data';
import { coverNames } from '@/server/services/account/user/profile-names/cover-names';
import { ChatSeals } from './chat-seals';
import { mergingConversations } from './merge-conversations';
import { OwnRoomMessages } from './own-room-messages';
import { eraseConversations, otherParticipants, ownMessages, roomNames } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Conversations, and the messages that you wrote in them',
      columns: [
        'persona.talks.talk_ref',
        'persona.talkers.talker_ref',
        'persona.talkers.face_seal',
        'persona.messages.id',
        'persona.messages.writer_ref',
        'persona.messages.face_seal',
        'persona.messages.message_seal',
      ],
      copied: ['messages', 'room_messages'],
      // Both sides' rows are erased, so that no remaining conversation names the user.
      atEnd: 'erased',
    },
    {
      kind: 'The rooms that you have entered, and how far you have read in them',
      columns: ['persona.room_members.member_ref'],
      copied: { not: 'They are those of your topics and of your company, which are copied themselves.' },
      atEnd: 'erased',
    },
    {
      kind: 'Messages of your conversations that were reported, until a moderator has decided',
      columns: [
        'moderation.reported_messages.id',
        'moderation.reported_messages.author_ref',
        'moderation.reported_messages.author_seal',
        'moderation.reported_messages.member_ref',
        'moderation.reported_messages.content',
        'moderation.reported_messages.context',
        'moderation.reported_messages.message_seal',
        'moderation.reported_messages.erased_seal',
      ],
      copied: { not: 'They are copies of messages, and those that you wrote are copied themselves.' },
      // Erased together with their conversations.
      atEnd: 'erased',
    },
  ],
  exports: [
    {
      name: 'messages',
      read: async ({ database, authorship, personaRef }) => {
        const seals = new ChatSeals(authorship);
        const rows = await database.query(ownMessages, authorship.talkerRef(personaRef));
        const others = await coverNames(
          database,
          rows.map(({ talk_id, other_seal }) => seals.openFace(talk_id, other_seal)),
        );
        return rows.map(({ talk_id: talkId, number, is_accepted, message_seal }, at) => {
          const { content, at: sentAt } = seals.openText(talkId, message_seal);
          return {
            talk_id: talkId,
            with: others[at]?.name ?? '',
            is_accepted,
            number,
            content,
            sent_at: new Date(sentAt).toISOString(),
          };
        });
      },
    },
    {
      name: 'room_messages',
      read: async ({ database, authorship, personaRef }) => {
        const own = new OwnRoomMessages(authorship, personaRef);
        const names = new Map((await database.query(roomNames)).map(({ id, name }) => [id, name]));
        return (await own.find(database)).map((row) => {
          const { content, at } = own.reader.seals.openText(row.talkId, row.message_seal);
          return {
            room: names.get(row.talkId) ?? '',
            as: own.reader.faceOf(row.talkId, row)?.name ?? '',
            number: row.number,
            content,
            sent_at: new Date(at).toISOString(),
          };
        });
      },
    },
  ],
  merges: [mergingConversations],
  erasures: [
    {
      stage: 'choices',
      prepare: async ({ database, authorship, personaRef, now }) => {
        const own = new OwnRoomMessages(authorship, personaRef);
        const messages = await own.find(database);
        return { write: (tx) => own.erase(tx, messages, now()) };
      },
    },
    {
      stage: 'choices',
      prepare: async ({ database, authorship, personaRef, publish }) => {
        const talker = authorship.talkerRef(personaRef);
        const seals = new ChatSeals(authorship);
        const others = (await database.query(otherParticipants, talker)).map(
          ({ talk_id, face_seal }) => seals.openFace(talk_id, face_seal).persona,
        );
        return {
          write: (tx) => tx.query(eraseConversations, talker),
          afterwards: async () => others.forEach(publish.talksChanged),
        };
      },
    },
  ],
  pause: async ({ database, authorship, personaRef }) => {
    const own = new OwnRoomMessages(authorship, personaRef);
    const messages = await own.find(database);
    return { write: (tx) => own.pause(tx, messages) };
  },
  resume: async ({ database, authorship, personaRef }) => {
    const own = new OwnRoomMessages(authorship, personaRef);
    const messages = await own.find(database);
    return { write: (tx) => own.resume(tx, messages) };
  },
};
