import { rowsOfRef } from '@/server/platform/personal/exported-rows.queries';

export const exportedMemberships = rowsOfRef(
  'communities',
  `select m.type, c.name from persona.memberships m
   join content.communities c on c.type = m.type and c.entity_id = m.entity_id
   where m.persona_ref = $1 order by c.name`,
);
