import { boolean, bytes, from, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { hasBlocked, hasName } from './chat.queries';

export const lockConversation = defineStatement({
  name: 'chat.lock',
  parameters: [uuid],
  columns: { id: uuid },
  text: 'select id from persona.talks where id = $1 for update',
});

export const beginConversation = defineStatement({
  name: 'chat.begin',
  parameters: [uuid, bytes, text],
  columns: { id: uuid },
  text: `insert into persona.talks (id, talk_ref, last_number, last_on) values ($1, $2, 1, $3::text::date)
         on conflict (talk_ref) do nothing returning id`,
});

export const conversationByRef = defineStatement({
  name: 'chat.talk-by-ref',
  parameters: [bytes],
  columns: { id: uuid },
  text: 'select id from persona.talks where talk_ref = $1',
});

export const addParticipant = defineStatement({
  name: 'chat.add-participant',
  parameters: [uuid, boolean, bytes, bytes, boolean, integer],
  columns: {},
  text: `insert into persona.talkers (talk_id, is_asker, talker_ref, face_seal, has_left, read_number)
         values ($1, $2, $3, $4, $5, $6)`,
});

export const addFirstMessage = defineStatement({
  name: 'chat.add-first-message',
  parameters: [uuid, uuid, bytes],
  columns: {},
  text: 'insert into persona.messages (talk_id, number, id, is_of_asker, message_seal) values ($1, 1, $2, true, $3)',
});

/**
 * Returns the message's number, or null if the conversation is closed, or the writer's daily limit is reached. A leaver
 * locks the row that messages wait for. Sides are scalar parameters, because for a list the planner would scan all
 * personas.
 */
export const sendMessage = defineStatement({
  name: 'chat.send',
  parameters: {
    talk_id: uuid,
    id: uuid,
    is_of_asker: boolean,
    message_seal: bytes,
    sent_on: text,
    own_persona: bytes,
    own_name: text,
    own_voter: bytes,
    other_persona: bytes,
    other_name: text,
    other_voter: bytes,
    of_day_ref: bytes,
    most_of_day: integer,
  },
  columns: {
    number: from('added.number', nullable(integer)),
    is_within_day: from('counted.is_within is not null or open.id is null', boolean),
  },
  text: `with open as (
           select id from persona.talks
           where id = $talk_id and is_accepted and not is_left
             and ${hasName('$own_persona', '$own_name')} and ${hasName('$other_persona', '$other_name')}
             and not ${hasBlocked('$own_voter', '$other_name')} and not ${hasBlocked('$other_voter', '$own_name')}
           for no key update
         ), counted as (
           insert into platform.help_counts as h (ref, count) select $of_day_ref, 1 from open
           on conflict (ref) do update set count = h.count + 1 where h.count < $most_of_day returning true as is_within
         ), moved as (
           update persona.talks t set last_number = t.last_number + 1, last_on = $sent_on::text::date
           from open where t.id = open.id and exists (select from counted)
           returning t.id, t.last_number
         ), read as (
           update persona.talkers m set read_number = moved.last_number from moved where m.talk_id = moved.id and m.is_asker = $is_of_asker
         ), added as (
           insert into persona.messages (talk_id, number, id, is_of_asker, message_seal)
           select id, last_number, $id, $is_of_asker, $message_seal from moved returning number
         )
         select added.number, counted.is_within is not null or open.id is null as is_within_day
         from (select) as one left join open on true left join counted on true left join added on true`,
});

export const acceptConversation = defineStatement({
  name: 'chat.accept',
  parameters: [uuid],
  columns: {},
  text: 'update persona.talks set is_accepted = true where id = $1',
});

export const leaveConversation = defineStatement({
  name: 'chat.leave',
  parameters: [uuid, boolean],
  columns: {},
  text: `with side as (update persona.talkers set has_left = true where talk_id = $1 and is_asker = $2)
         update persona.talks set is_left = true where id = $1`,
});

export const muteConversation = defineStatement({
  name: 'chat.mute',
  parameters: [uuid, boolean, boolean],
  columns: {},
  text: 'update persona.talkers set is_muted = $3 where talk_id = $1 and is_asker = $2',
});

export const resealMessage = defineStatement({
  name: 'chat.reseal-message',
  parameters: [uuid, integer, bytes],
  columns: {},
  text: 'update persona.messages set message_seal = $3 where talk_id = $1 and number = $2',
});

export const eraseMessages = defineStatement({
  name: 'chat.erase-messages',
  parameters: [uuid],
  columns: {},
  text: 'delete from persona.messages where talk_id = $1',
});

/** Returns a row if anything changed. */
export const markRead = defineStatement({
  name: 'chat.mark-read',
  parameters: [uuid, boolean, integer],
  columns: { number: integer },
  text: `update persona.talkers m set read_number = least($3, t.last_number) from persona.talks t
         where t.id = $1 and m.talk_id = t.id and m.is_asker = $2 and m.read_number < least($3, t.last_number)
         returning m.read_number as number`,
});
