import type { CommunityType } from '@/contract/generated/feed';
import { bigint, bytes, integer, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const personaAndRef = [bytes, textOf<CommunityType>(), integer] as const;

/** Does nothing if followed already, beyond `$4`, or unknown. */
export const followStatement = defineStatement({
  name: 'communities.follow',
  parameters: [...personaAndRef, bigint],
  columns: {},
  text: `insert into persona.memberships (persona_ref, type, entity_id)
         select $1, type, entity_id from content.communities where type = $2 and entity_id = $3
           and (select count(*) from persona.memberships where persona_ref = $1) < $4
         on conflict (persona_ref, type, entity_id) do nothing`,
});

export const unfollowStatement = defineStatement({
  name: 'communities.unfollow',
  parameters: personaAndRef,
  columns: {},
  text: 'delete from persona.memberships where persona_ref = $1 and type = $2 and entity_id = $3',
});
