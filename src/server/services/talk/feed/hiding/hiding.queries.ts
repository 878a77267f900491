import { bytes, integer, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Hides a live post from the feeds of a voter_ref. Returns no row if there is none. */
export const hide = defineStatement({
  name: 'hiding.hide',
  parameters: [bytes, uuid],
  columns: { id: uuid },
  text: `with found as (select id from content.posts where id = $2 and status = 'LIVE'), hidden as (
           insert into content.hidden_posts (voter_ref, post_id) select $1, id from found on conflict do nothing
         )
         select id from found`,
});

export const unhide = defineStatement({
  name: 'hiding.unhide',
  parameters: [bytes, uuid],
  columns: {},
  text: 'delete from content.hidden_posts where voter_ref = $1 and post_id = $2',
});

/** The pseudonyms that a voter_ref has blocked, by name. */
export const blockedNames = defineStatement({
  name: 'hiding.blocked-names',
  parameters: [bytes],
  columns: { name: text },
  text: 'select name from content.blocked_names where voter_ref = $1 order by lower(name), name',
});

/** Blocks a pseudonym, if fewer than `$3` are. Returns how many were before. */
export const block = defineStatement({
  name: 'hiding.block',
  parameters: [bytes, text, integer],
  columns: { before: integer },
  text: `with kept as (select count(*)::integer as before from content.blocked_names where voter_ref = $1), added as (
           insert into content.blocked_names (voter_ref, name) select $1, $2 from kept where before < $3
           on conflict do nothing
         )
         select before from kept`,
});

export const unblock = defineStatement({
  name: 'hiding.unblock',
  parameters: [bytes, text],
  columns: {},
  text: 'delete from content.blocked_names where voter_ref = $1 and name = $2',
});

/** The pseudonym of a persona. */
export const ownName = defineStatement({
  name: 'hiding.own-name',
  parameters: [bytes, text],
  columns: { found: integer },
  text: 'select 1 as found from persona.personas where persona_ref = $1 and lower(user_name) = lower($2)',
});
