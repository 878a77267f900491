import type { RowOf } from '@/server/platform/sql-types';
import { arrayOf, boolean, bytes, integer, nullable, selectList, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const talkColumns = {
  id: uuid,
  is_accepted: boolean,
  last_number: integer,
  is_asker: boolean,
  has_left: boolean,
  is_muted: boolean,
  read_number: integer,
  own_seal: bytes,
  other_left: boolean,
  other_seal: bytes,
} as const;

const messageColumns = {
  id: uuid,
  number: integer,
  is_of_asker: nullable(boolean),
  writer_ref: nullable(bytes),
  face_seal: nullable(bytes),
  message_seal: bytes,
} as const;

export type ConversationRow = RowOf<typeof talkColumns>;
export type MessageRow = RowOf<typeof messageColumns>;

const OWN_TALKS = `
  select t.id, t.is_accepted, t.last_number, m.is_asker, m.has_left, m.is_muted, m.read_number, m.face_seal as own_seal,
    o.has_left as other_left, o.face_seal as other_seal
  from persona.talkers m
  join persona.talks t on t.id = m.talk_id
  join persona.talkers o on o.talk_id = m.talk_id and o.is_asker <> m.is_asker`;
const MESSAGES = `select ${selectList(messageColumns, 'e')} from persona.messages e where e.talk_id = $1`;
/** SQL that hides a withdrawn request from the recipient. */
const SHOWN = 'not m.has_left and (t.is_accepted or m.is_asker or not o.has_left)';

export const conversationsOf = defineStatement({
  name: 'chat.talks',
  parameters: [bytes, integer],
  columns: talkColumns,
  text: `${OWN_TALKS} where m.talker_ref = $1 and ${SHOWN} order by t.last_on desc, t.id limit $2::integer`,
});

export const conversationOf = defineStatement({
  name: 'chat.talk',
  parameters: [uuid, bytes],
  columns: talkColumns,
  text: `${OWN_TALKS} where t.id = $1 and m.talker_ref = $2`,
});

/** Counts unread messages and conversations of `$1`, and selects whether `$2` wants notifications. */
export const conversationCounts = defineStatement({
  name: 'chat.counts',
  parameters: [bytes, bytes],
  columns: { unread: integer, talks: integer, is_announced: boolean },
  text: `select coalesce(sum(t.last_number - m.read_number) filter (where not m.is_muted), 0)::integer as unread, count(*)::integer as talks,
           coalesce((select x.tells_talks from persona.preferences x where x.persona_ref = $2), true) as is_announced
         from persona.talkers m
         join persona.talks t on t.id = m.talk_id
         join persona.talkers o on o.talk_id = m.talk_id and o.is_asker <> m.is_asker
         where m.talker_ref = $1 and ${SHOWN}`,
});

export const lastMessages = defineStatement({
  name: 'chat.last-messages',
  parameters: [arrayOf(uuid)],
  columns: { talk_id: uuid, ...messageColumns },
  text: `select e.talk_id, ${selectList(messageColumns, 'e')}
         from persona.talks t join persona.messages e on e.talk_id = t.id and e.number = t.last_number
         where t.id = any($1)`,
});

export const presentNames = defineStatement({
  name: 'chat.present-names',
  parameters: [arrayOf(bytes)],
  columns: { persona_ref: bytes, user_name: nullable(text) },
  text: 'select persona_ref, user_name from persona.personas where persona_ref = any($1)',
});

export function hasName(persona: string, name: string): string {
  return `exists (select from persona.personas p where p.persona_ref = ${persona} and p.user_name = ${name})`;
}

export function hasBlocked(voter: string, name: string): string {
  return `exists (select from content.blocked_names b where b.voter_ref = ${voter} and b.name = ${name})`;
}

/** Selects the current personas, pseudonyms, voter_refs and counterparts, in order. */
export const sidesNow = defineStatement({
  name: 'chat.sides',
  parameters: [arrayOf(bytes), arrayOf(text), arrayOf(bytes), arrayOf(text)],
  columns: { has_name: boolean, has_blocked: boolean },
  text: `select ${hasName('s.persona_ref', 's.name')} as has_name, ${hasBlocked('s.voter_ref', 's.other_name')} as has_blocked
         from unnest($1::bytea[], $2::text[], $3::bytea[], $4::text[]) with ordinality as s (persona_ref, name, voter_ref, other_name, place)
         order by s.place`,
});

export const blocksAmong = defineStatement({
  name: 'chat.blocks',
  parameters: [arrayOf(bytes), arrayOf(text)],
  columns: { voter_ref: bytes, name: text },
  text: `select b.voter_ref, b.name from content.blocked_names b
         where (b.voter_ref, b.name) in (select * from unnest($1::bytea[], $2::text[]))`,
});

export const newestMessages = defineStatement({
  name: 'chat.newest-messages',
  parameters: [uuid, integer],
  columns: messageColumns,
  text: `${MESSAGES} order by e.number desc limit $2::integer`,
});

export const messagesAfter = defineStatement({
  name: 'chat.messages-after',
  parameters: [uuid, integer, integer],
  columns: messageColumns,
  text: `${MESSAGES} and e.number > $2 order by e.number limit $3::integer`,
});

export const messagesBefore = defineStatement({
  name: 'chat.messages-before',
  parameters: [uuid, integer, integer],
  columns: messageColumns,
  text: `${MESSAGES} and e.number < $2 order by e.number desc limit $3::integer`,
});

export const messageById = defineStatement({
  name: 'chat.message',
  parameters: [uuid, uuid],
  columns: messageColumns,
  text: `${MESSAGES} and e.id = $2`,
});

export const personaByName = defineStatement({
  name: 'chat.persona-by-name',
  parameters: [text],
  columns: { persona_ref: bytes, user_name: nullable(text), avatar_uri: nullable(text), avatar_color: nullable(text) },
  text: `select persona_ref, user_name, avatar_uri, avatar_color from persona.personas
         where lower(user_name) = lower($1) and is_writer`,
});

export const accountUntil = defineStatement({
  name: 'chat.account-until',
  parameters: [uuid, text],
  columns: { id: uuid },
  text: 'select id from identity.users where id = $1 and created_on <= $2::text::date',
});
