import { bytes, integer, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const hidePostStatement = defineStatement({
  name: 'hiding.hide',
  parameters: [bytes, uuid],
  columns: { id: uuid },
  text: `with found as (select id from content.posts where id = $2 and status = 'LIVE'), hidden as (
           insert into content.hidden_posts (voter_ref, post_id) select $1, id from found on conflict do nothing
         )
         select id from found`,
});

export const unhidePostStatement = defineStatement({
  name: 'hiding.unhide',
  parameters: [bytes, uuid],
  columns: {},
  text: 'delete from content.hidden_posts where voter_ref = $1 and post_id = $2',
});

export const blockedNames = defineStatement({
  name: 'hiding.blocked-names',
  parameters: [bytes],
  columns: { name: text },
  text: 'select name from content.blocked_names where voter_ref = $1 order by lower(name), name',
});

export const blockNameStatement = defineStatement({
  name: 'hiding.block',
  parameters: [bytes, text, integer],
  columns: { before: integer },
  text: `with kept as (select count(*)::integer as before from content.blocked_names where voter_ref = $1), added as (
           insert into content.blocked_names (voter_ref, name) select $1, $2 from kept where before < $3
           on conflict do nothing
         )
         select before from kept`,
});

export const unblockNameStatement = defineStatement({
  name: 'hiding.unblock',
  parameters: [bytes, text],
  columns: {},
  text: 'delete from content.blocked_names where voter_ref = $1 and name = $2',
});

export const ownName = defineStatement({
  name: 'hiding.own-name',
  parameters: [bytes, text],
  columns: { found: integer },
  text: 'select 1 as found from persona.personas where persona_ref = $1 and lower(user_name) = lower($2)',
});
