import { boolean, bytes, integer, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The messages of a talker_ref, with the seal of the other side. */
export const ownMessages = defineStatement({
  name: 'chat.own-messages',
  parameters: [bytes],
  columns: { talk_id: uuid, number: integer, is_accepted: boolean, other_seal: bytes, message_seal: bytes },
  text: `select m.talk_id, e.number, t.is_accepted, o.face_seal as other_seal, e.message_seal
         from persona.talkers m
         join persona.talks t on t.id = m.talk_id
         join persona.talkers o on o.talk_id = m.talk_id and o.is_asker <> m.is_asker
         join persona.messages e on e.talk_id = m.talk_id and e.is_of_asker = m.is_asker
         where m.talker_ref = $1 order by m.talk_id, e.number`,
});

/** Deletes the conversations of a talker_ref, with the messages of both sides. */
export const eraseTalks = defineStatement({
  name: 'chat.erase',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.talks where id in (select talk_id from persona.talkers where talker_ref = $1)',
});
