import type { RoomType } from '@/contract/generated/chat';
import type { CareerStatusType, VerificationSource, Verified } from '@/contract/generated/user';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  boolean,
  bytes,
  from,
  integer,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const roomColumns = {
  type: from('c.type', textOf<RoomType>()),
  entity_id: from('c.entity_id', integer),
  name: from('c.name', text),
  slug: from('c.slug', text),
  talk_id: from('t.id', nullable(uuid)),
  last_number: from('coalesce(t.last_number, 0)', integer),
  is_writer: from('coalesce(p.is_writer, false)', boolean),
  is_follower: from('m.type is not null', boolean),
  career_type: from('s.type', nullable(textOf<CareerStatusType>())),
  verified: from('s.verified', nullable(textOf<Verified>())),
  verification_source: from('s.verification_source', nullable(textOf<VerificationSource>())),
} as const;
const memberColumns = {
  talk_id: uuid,
  has_left: boolean,
  is_muted: boolean,
  read_number: integer,
  removed_count: smallint,
} as const;

export type RoomRow = RowOf<typeof roomColumns>;
export type MemberRow = RowOf<typeof memberColumns>;

const SAME_NAME = `lower(c.name) collate "C" = lower(s.company_name) collate "C"`;
const ROOMS = `
  select ${selectList(roomColumns, 'c')} from content.communities c
  left join persona.talks t on t.room_type = c.type and t.entity_id = c.entity_id
  left join persona.personas p on p.persona_ref = $1
  left join persona.memberships m on m.persona_ref = $1 and m.type = c.type and m.entity_id = c.entity_id
  left join persona.career_statuses s on s.persona_ref = $1 and c.type = 'company' and ${SAME_NAME}
  where c.type in ('topic', 'company')`;

export const roomsOf = defineStatement({
  name: 'rooms.of',
  parameters: [bytes],
  columns: roomColumns,
  text: `${ROOMS} and (c.type, c.entity_id) in (
           select f.type, f.entity_id from persona.memberships f where f.persona_ref = $1
           union
           select c.type, c.entity_id from persona.career_statuses s join content.communities c on c.type = 'company' and ${SAME_NAME}
           where s.persona_ref = $1)
         order by lower(c.name), c.type, c.entity_id`,
});

export const roomOf = defineStatement({
  name: 'rooms.room',
  parameters: [bytes, textOf<RoomType>(), integer],
  columns: roomColumns,
  text: `${ROOMS} and c.type = $2 and c.entity_id = $3`,
});

export const roomOfConversation = defineStatement({
  name: 'rooms.of-talk',
  parameters: [bytes, uuid],
  columns: roomColumns,
  text: `${ROOMS} and t.id = $2`,
});

export const lockMember = defineStatement({
  name: 'rooms.lock-member',
  parameters: [bytes],
  columns: {},
  text: 'select from persona.personas where persona_ref = $1 for update',
});

export const openRoom = defineStatement({
  name: 'rooms.open',
  parameters: [uuid, textOf<RoomType>(), integer, text],
  columns: {},
  text: `insert into persona.talks (id, room_type, entity_id, is_accepted, last_number, last_on) values ($1, $2, $3, true, 0, $4::text::date)
         on conflict (room_type, entity_id) do nothing`,
});

export const membersAmong = defineStatement({
  name: 'rooms.members',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: memberColumns,
  text: `select r.talk_id, r.has_left, r.is_muted, r.read_number, r.removed_count from persona.room_members r
         where (r.talk_id, r.member_ref) in (select * from unnest($1::uuid[], $2::bytea[]))`,
});

export const memberCounts = defineStatement({
  name: 'rooms.member-counts',
  parameters: [arrayOf(uuid)],
  columns: { talk_id: uuid, people: integer },
  text: `select r.talk_id, count(*)::integer as people from persona.room_members r
         where r.talk_id = any($1) and not r.has_left group by r.talk_id`,
});

/** The number of verified members per page. */
export const CHECKS_PER_PAGE = 500;

/** Selects a page of verified members after `$2`. */
export const checksAtCompany = defineStatement({
  name: 'rooms.checks',
  parameters: [text, bytes],
  columns: {
    persona_ref: bytes,
    proved_seal: nullable(bytes),
    type: textOf<CareerStatusType>(),
    verified: textOf<Verified>(),
    source: textOf<VerificationSource>(),
  },
  text: `select s.persona_ref, s.proved_seal, s.type, s.verified, s.verification_source as source from persona.career_statuses s
         where lower(s.company_name) collate "C" = lower($1) collate "C" and s.verified = 'VERIFIED' and s.persona_ref > $2
         order by s.persona_ref limit ${CHECKS_PER_PAGE}`,
});

export const enterRoom = defineStatement({
  name: 'rooms.enter',
  parameters: [uuid, bytes],
  columns: {},
  text: `insert into persona.room_members as r (talk_id, member_ref, read_number)
         select t.id, $2, t.last_number from persona.talks t where t.id = $1
         on conflict (talk_id, member_ref) do update set has_left = false, read_number = excluded.read_number where r.has_left`,
});

/** Idempotent. Returns no row for a user who never was in the room. */
export const leaveRoom = defineStatement({
  name: 'rooms.leave',
  parameters: [uuid, bytes],
  columns: { talk_id: uuid },
  text: 'update persona.room_members set has_left = true where talk_id = $1 and member_ref = $2 returning talk_id',
});

export const muteRoom = defineStatement({
  name: 'rooms.mute',
  parameters: [uuid, bytes, boolean],
  columns: {},
  text: 'update persona.room_members set is_muted = $3 where talk_id = $1 and member_ref = $2',
});

export const sendToRoom = defineStatement({
  name: 'rooms.send',
  parameters: [uuid, uuid, bytes, bytes, bytes, bytes, text],
  columns: { number: integer },
  text: `with moved as (
           update persona.talks set last_number = last_number + 1, last_on = $7::text::date where id = $1 returning id, last_number
         ), read as (
           update persona.room_members r set read_number = moved.last_number from moved where r.talk_id = moved.id and r.member_ref = $6
         )
         insert into persona.messages (talk_id, number, id, writer_ref, face_seal, message_seal)
         select id, last_number, $2, $3, $4, $5 from moved returning number`,
});

export const markRoomRead = defineStatement({
  name: 'rooms.mark-read',
  parameters: [uuid, bytes, integer],
  columns: { number: integer },
  text: `update persona.room_members r set read_number = least($3, t.last_number) from persona.talks t
         where t.id = $1 and r.talk_id = t.id and r.member_ref = $2 and r.read_number < least($3, t.last_number)
         returning r.read_number as number`,
});

export const blockersOf = defineStatement({
  name: 'rooms.blockers',
  parameters: [text],
  columns: { voter_ref: bytes },
  text: 'select voter_ref from content.blocked_names where name = $1',
});
