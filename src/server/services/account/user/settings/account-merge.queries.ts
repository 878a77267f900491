import { arrayOf, boolean, bytes, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const usersToMerge = defineStatement({
  name: 'merge.users',
  parameters: [uuid, uuid],
  columns: { id: uuid, has_role: boolean, is_paused: boolean },
  text: `select u.id, exists (select from identity.roles r where r.user_id = u.id) as has_role,
           exists (select from identity.deactivations d where d.user_id = u.id) as is_paused
         from identity.users u where u.id in ($1, $2) order by u.id`,
});

/** Returns true if a contribution of `$1` is held or waiting, or a complaint was about a pseudonym of `$2`. */
export const heldAmong = defineStatement({
  name: 'merge.held-among',
  parameters: [arrayOf(uuid), bytes],
  columns: { is_held: boolean },
  text: `select exists (select from moderation.removed where item_id = any($1) and ends_on is null)
           or exists (select from moderation.waiting where item_id = any($1))
           or exists (select from research.company_proposals where id = any($1))
           or exists (select from moderation.profile_names where persona_ref = $2) as is_held`,
});

export const releaseName = defineStatement({
  name: 'merge.give-up-name',
  parameters: [bytes],
  columns: {},
  text: 'update persona.personas set user_name = null where persona_ref = $1',
});

export const moveFormerNames = defineStatement({
  name: 'merge.move-former-names',
  parameters: [bytes, bytes],
  columns: {},
  text: 'update persona.given_up_names set persona_ref = $2 where persona_ref = $1',
});

/**
 * Moves posts `$1` and comments `$2` to a pseudonym. Blocks of the lower-case name `former` and answer requests
 * follow.
 */
export const joinNames = defineStatement({
  name: 'merge.join-names',
  parameters: {
    posts: arrayOf(uuid),
    comments: arrayOf(uuid),
    name: text,
    tagline: nullable(text),
    avatar: text,
    color: text,
    former: text,
    own_voter: bytes,
  },
  columns: {},
  text: `with written as (update content.posts set author_name = $name, author_tagline = $tagline, author_avatar = $avatar, author_color = $color
             where id = any($posts) and profile_type = 'ANONYMOUS' and author_name <> ''),
           said as (update content.comments set author_name = $name, author_tagline = $tagline, author_avatar = $avatar, author_color = $color
             where id = any($comments) and profile_type = 'ANONYMOUS' and author_name <> ''),
           unblocked as (delete from content.blocked_names where lower(name) = $former returning voter_ref),
           blocked as (insert into content.blocked_names (voter_ref, name)
             select distinct voter_ref, $name::text from unblocked where voter_ref <> $own_voter on conflict do nothing),
           unasked as (delete from content.answer_requests where lower(name) = $former returning post_id, voter_ref)
         insert into content.answer_requests (post_id, name, voter_ref)
         select distinct post_id, $name::text, voter_ref from unasked on conflict do nothing`,
});
