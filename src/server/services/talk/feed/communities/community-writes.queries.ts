import type { CommunityType } from '@/contract/generated/feed';
import { bigint, bytes, integer, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const personaAndRef = [bytes, textOf<CommunityType>(), integer] as const;

/** Nothing happens if the persona follows the community already, or `$4` others, or if there is no such community. */
export const follow = defineStatement({
  name: 'communities.follow',
  parameters: [...personaAndRef, bigint],
  columns: {},
  text: `insert into persona.memberships (persona_ref, type, entity_id)
         select $1, type, entity_id from content.communities where type = $2 and entity_id = $3
           and (select count(*) from persona.memberships where persona_ref = $1) < $4
         on conflict (persona_ref, type, entity_id) do nothing`,
});

/** Nothing happens if the persona does not follow the community. */
export const unfollow = defineStatement({
  name: 'communities.unfollow',
  parameters: personaAndRef,
  columns: {},
  text: 'delete from persona.memberships where persona_ref = $1 and type = $2 and entity_id = $3',
});
