import { erasing } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { ChatSeals } from './chat-seals';
import { eraseTalks, ownMessages } from './personal.queries';

export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Conversations, and the messages that you wrote in them',
      columns: [
        'persona.talks.talk_ref',
        'persona.talkers.talker_ref',
        'persona.talkers.face_seal',
        'persona.messages.id',
        'persona.messages.message_seal',
      ],
      copied: ['messages'],
      // The other side's too: no conversation stays that names who is gone.
      atEnd: 'erased',
    },
    {
      kind: 'Messages of your conversations that were reported, until a moderator has decided',
      columns: [
        'moderation.reported_messages.id',
        'moderation.reported_messages.author_ref',
        'moderation.reported_messages.author_seal',
        'moderation.reported_messages.content',
        'moderation.reported_messages.context',
        'moderation.reported_messages.message_seal',
        'moderation.reported_messages.erased_seal',
      ],
      copied: { not: 'They are copies of messages, and those that you wrote are copied themselves.' },
      // With their conversations.
      atEnd: 'erased',
    },
  ],
  exports: [
    {
      name: 'messages',
      read: async ({ database, authorship, personaRef }) => {
        const seals = new ChatSeals(authorship);
        const rows = await database.query(ownMessages, authorship.talkerRef(personaRef));
        return rows.map(({ talk_id: talkId, number, is_accepted, other_seal, message_seal }) => {
          const { content, at } = seals.openText(talkId, message_seal);
          return {
            talk_id: talkId,
            with: seals.openFace(talkId, other_seal).name,
            is_accepted,
            number,
            content,
            sent_at: new Date(at).toISOString(),
          };
        });
      },
    },
  ],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseTalks, authorship.talkerRef(personaRef))),
  ],
};
