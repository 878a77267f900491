import { MAX_FOLLOWED_COMMUNITIES } from '@/core/talk/communities/community-limits.rules';
import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { bytes, integer } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedMemberships = exportRowsOfRef(
  'communities',
  `select m.type, c.name from persona.memberships m
   join content.communities c on c.type = m.type and c.entity_id = m.entity_id
   where m.persona_ref = $1 order by c.name`,
);

/** SQL for merged memberships, limited to the number that persona `$2` may still add. */
const MERGED = `
  select m.type, m.entity_id from persona.memberships m
  where m.persona_ref = $1 and not exists (
    select from persona.memberships o where o.persona_ref = $2 and o.type = m.type and o.entity_id = m.entity_id)
  order by m.type, m.entity_id
  limit greatest(0, ${MAX_FOLLOWED_COMMUNITIES} - (select count(*) from persona.memberships where persona_ref = $2))`;

export const countMerged = defineStatement({
  name: 'communities.count-merged',
  parameters: [bytes, bytes],
  columns: { moves: integer, ends: integer },
  text: `select moves::integer as moves, (followed - moves)::integer as ends
         from (select (select count(*) from (${MERGED}) merged) as moves, (select count(*) from persona.memberships where persona_ref = $1) as followed) counted`,
});

export const mergeFollowedCommunities = defineStatement({
  name: 'communities.merge',
  parameters: [bytes, bytes],
  columns: {},
  text: `insert into persona.memberships (persona_ref, type, entity_id) select $2, type, entity_id from (${MERGED}) merged`,
});
