import { arrayOf, boolean, bytes, integer, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

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

export const otherParticipants = defineStatement({
  name: 'chat.other-talkers',
  parameters: [bytes],
  columns: { talk_id: uuid, face_seal: bytes },
  text: `select o.talk_id, o.face_seal from persona.talkers m
         join persona.talkers o on o.talk_id = m.talk_id and o.is_asker <> m.is_asker and not o.has_left
         where m.talker_ref = $1`,
});

export const eraseConversations = defineStatement({
  name: 'chat.erase',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.talks where id in (select talk_id from persona.talkers where talker_ref = $1)',
});

export const allRooms = defineStatement({
  name: 'rooms.all',
  parameters: [],
  columns: { id: uuid },
  text: 'select id from persona.talks where room_type is not null',
});

export const roomNames = defineStatement({
  name: 'rooms.names',
  parameters: [],
  columns: { id: uuid, name: text },
  text: `select t.id, c.name from persona.talks t join content.communities c on c.type = t.room_type and c.entity_id = t.entity_id`,
});

export const eraseRoomMessages = defineStatement({
  name: 'rooms.erase-messages',
  parameters: [arrayOf(uuid), arrayOf(integer)],
  columns: {},
  text: `delete from persona.messages e using unnest($1::uuid[], $2::integer[]) as gone (talk_id, number)
         where e.talk_id = gone.talk_id and e.number = gone.number`,
});

/** Reseals messages of rooms. Skips those with a seal that changed concurrently. */
export const resealRoomMessages = defineStatement({
  name: 'rooms.reseal-messages',
  parameters: [arrayOf(uuid), arrayOf(integer), arrayOf(bytes), arrayOf(bytes)],
  columns: {},
  text: `update persona.messages e set message_seal = other.after
         from unnest($1::uuid[], $2::integer[], $3::bytea[], $4::bytea[]) as other (talk_id, number, before, after)
         where e.talk_id = other.talk_id and e.number = other.number and e.message_seal = other.before`,
});

/** Replaces removed messages by anonymous ones, because numbers have no gaps. */
export const fillPlaces = defineStatement({
  name: 'rooms.fill-places',
  parameters: [arrayOf(uuid), arrayOf(integer), arrayOf(uuid), arrayOf(bytes), arrayOf(bytes)],
  columns: {},
  text: `insert into persona.messages (talk_id, number, id, writer_ref, message_seal)
         select * from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::bytea[], $5::bytea[])`,
});

export const forgetMembers = defineStatement({
  name: 'rooms.forget-members',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `delete from persona.room_members where (talk_id, member_ref) in (select * from unnest($1::uuid[], $2::bytea[]))`,
});
