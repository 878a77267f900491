import { copyOf, readOf } from '@/server/platform/moderation/moderated-table.queries';
import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { boolean, bytes, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const TABLE = 'moderation.reported_messages';

export const copyMessage = copyOf(
  'message',
  TABLE,
  `case when exists (select from persona.messages e where e.talk_id = t.talk_id and e.number = t.number and e.message_seal = t.erased_seal)
     then 'removed' else 'live' end`,
);

export const readMessage = readOf(
  'message',
  TABLE,
  {
    place: `coalesce('the room ' || c.name, 'a conversation')`,
    place_size: '(select count(*)::integer from persona.talks)',
    path: `'/messages'`,
    title: 'null::text',
    context: `nullif(r.context, '')`,
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'TEXT', 'text', r.content))`,
  },
  `left join persona.talks t on t.id = r.talk_id
   left join content.communities c on c.type = t.room_type and c.entity_id = t.entity_id`,
);

const swap = (name: string, seal: 'erased_seal' | 'message_seal') =>
  defineStatement({
    name: `moderation.${name}-message`,
    parameters: [uuid],
    columns: {},
    text: `update persona.messages e set message_seal = r.${seal} from ${TABLE} r
           where r.id = $1 and e.talk_id = r.talk_id and e.number = r.number`,
  });

export const hideMessage = swap('hide', 'erased_seal');
export const showMessage = swap('show', 'message_seal');

export const countRemoved = defineStatement({
  name: 'moderation.count-removed-messages',
  parameters: [uuid, boolean],
  columns: {},
  text: `update persona.room_members m set removed_count = (
           select count(*)::smallint from ${TABLE} o
           join moderation.removed x on x.kind = 'message' and x.item_id = o.id
           where o.talk_id = r.talk_id and o.member_ref = r.member_ref and ($2 or o.id <> r.id))
         from ${TABLE} r where r.id = $1 and m.talk_id = r.talk_id and m.member_ref = r.member_ref`,
});

export const placeInRoom = defineStatement({
  name: 'moderation.place-in-room',
  parameters: [uuid],
  columns: { talk_id: uuid, number: integer },
  text: `select talk_id, number from ${TABLE} where id = $1 and member_ref is not null`,
});

export const destroyMessage = defineStatement({
  name: 'moderation.destroy-message',
  parameters: [uuid],
  columns: {},
  text: `delete from ${TABLE} where id = $1`,
});

export const keepReportedMessage = defineStatement({
  name: 'chat.keep-reported',
  parameters: {
    id: uuid,
    talk_id: uuid,
    number: integer,
    author_ref: bytes,
    author_seal: bytes,
    content: text,
    context: text,
    message_seal: bytes,
    erased_seal: bytes,
    member_ref: nullable(bytes),
  },
  columns: { id: uuid },
  text: `insert into ${TABLE} as r (id, talk_id, number, author_ref, author_seal, content, context, message_seal, erased_seal, member_ref)
         values ($id, $talk_id, $number, $author_ref, $author_seal, $content, $context, $message_seal, $erased_seal, $member_ref)
         on conflict (talk_id, number) do update set number = excluded.number returning r.id`,
});

/** Deletes reported messages with no open case and no removal. */
export const purgeReportedMessages = defineStatement({
  name: 'chat.purge-reported',
  parameters: [],
  columns: PURGED_COLUMNS,
  text: deleteBatch(
    TABLE,
    `not exists (select from moderation.cases k where k.kind = 'message' and k.item_id = reported_messages.id and k.state <> 'CLOSED')
       and not exists (select from moderation.removed x where x.kind = 'message' and x.item_id = reported_messages.id)`,
    'id',
  ),
});
