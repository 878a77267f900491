import { arrayOf, boolean, bytes, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const conversationsToMerge = defineStatement({
  name: 'chat.to-merge',
  parameters: [bytes],
  columns: { talk_id: uuid, is_asker: boolean, own_seal: bytes, other_seal: bytes },
  text: `select m.talk_id, m.is_asker, m.face_seal as own_seal, o.face_seal as other_seal
         from persona.talkers m join persona.talkers o on o.talk_id = m.talk_id and o.is_asker <> m.is_asker
         where m.talker_ref = $1 order by m.talk_id`,
});

export const mergeConversations = defineStatement({
  name: 'chat.merge',
  parameters: [arrayOf(uuid), arrayOf(bytes), arrayOf(boolean), bytes, arrayOf(bytes)],
  columns: {},
  text: `with moved as (select * from unnest($1::uuid[], $2::bytea[], $3::boolean[], $5::bytea[]) as m (talk_id, talk_ref, is_asker, face_seal)),
           referred as (update persona.talks t set talk_ref = m.talk_ref from moved m where t.id = m.talk_id)
         update persona.talkers t set talker_ref = $4, face_seal = m.face_seal from moved m where t.talk_id = m.talk_id and t.is_asker = m.is_asker`,
});

export const reportedInConversations = defineStatement({
  name: 'chat.reported-in',
  parameters: [arrayOf(uuid)],
  columns: { id: uuid, author_ref: bytes },
  text: 'select id, author_ref from moderation.reported_messages where talk_id = any($1)',
});

export const moveReportedMessages = defineStatement({
  name: 'chat.move-reported',
  parameters: [arrayOf(uuid), arrayOf(bytes), arrayOf(bytes)],
  columns: {},
  text: `update moderation.reported_messages r set author_ref = m.author_ref, author_seal = m.author_seal
         from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as m (id, author_ref, author_seal) where r.id = m.id`,
});
