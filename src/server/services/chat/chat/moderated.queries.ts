import { copyOf, readOf } from '@/server/platform/moderation/moderated-table.queries';
import { bytes, integer, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const TABLE = 'moderation.reported_messages';

/** A message whose text is gone has the seal without it. */
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
    place: `'a conversation'`,
    place_size: '(select count(*)::integer from persona.talks)',
    path: `'/messages'`,
    title: 'null::text',
    context: `nullif(r.context, '')`,
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'TEXT', 'text', r.content))`,
  },
  '',
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

export const destroyMessage = defineStatement({
  name: 'moderation.destroy-message',
  parameters: [uuid],
  columns: {},
  text: `delete from ${TABLE} where id = $1`,
});

/** Keeps a reported message: id, conversation, number, author_ref, author_seal, text, context, its seal and the one without its text. Returns the id of the one that is kept. */
export const keepReported = defineStatement({
  name: 'chat.keep-reported',
  parameters: [uuid, uuid, integer, bytes, bytes, text, text, bytes, bytes],
  columns: { id: uuid },
  text: `insert into ${TABLE} as r (id, talk_id, number, author_ref, author_seal, content, context, message_seal, erased_seal)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (talk_id, number) do update set number = excluded.number returning r.id`,
});

/** Forgets reported messages about which nothing has to be decided: no case is open, and none was removed. */
export const purgeReported = defineStatement({
  name: 'chat.purge-reported',
  parameters: [],
  columns: {},
  text: `delete from ${TABLE} r
         where not exists (select from moderation.cases k where k.kind = 'message' and k.item_id = r.id and k.state <> 'CLOSED')
           and not exists (select from moderation.removed x where x.kind = 'message' and x.item_id = r.id)`,
});
