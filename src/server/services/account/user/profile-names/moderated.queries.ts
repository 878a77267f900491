import { readOf, statusOf } from '@/server/platform/moderation/moderated-table.queries';
import { bytes, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const TABLE = 'moderation.profile_names';

export const moderatedProfiles = statusOf('profile', TABLE);

export const readProfile = readOf(
  'profile',
  TABLE,
  {
    place: `'pseudonyms'`,
    place_size: '(select count(*)::integer from persona.personas)',
    path: `coalesce((select '/p/' || p.id from content.posts p where p.author_name in (r.name, r.cover) and p.status = 'LIVE' limit 1), '/')`,
    title: 'null::text',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'TEXT', 'text', r.name))`,
  },
  '',
);

/**
 * Selects the pseudonym of post or comment `$1` and its persona. The name is null for an author shown by title and
 * company. The persona is null for imported contributions and ended accounts. A hidden name is found by its cover.
 */
export const nameOfContribution = defineStatement({
  name: 'profile-names.of-contribution',
  parameters: [uuid],
  columns: { kind: textOf<'post' | 'comment'>(), name: nullable(text), persona_ref: nullable(bytes) },
  text: `select s.kind, n.name,
           coalesce((select p.persona_ref from persona.personas p where lower(p.user_name) = lower(n.name)),
             (select g.persona_ref from persona.given_up_names g where g.name = lower(n.name))) as persona_ref
         from (select 'post' as kind, author_name, profile_type from content.posts where id = $1 and status = 'LIVE'
               union all select 'comment', author_name, profile_type from content.comments where id = $1 and status = 'LIVE') s
         cross join lateral (select case when s.profile_type = 'ANONYMOUS'
           then coalesce((select k.name from ${TABLE} k where k.cover = s.author_name), s.author_name) end as name) n
         where s.author_name <> ''`,
});

export const keepProfileName = defineStatement({
  name: 'profile-names.keep',
  parameters: [uuid, text, text, nullable(bytes), nullable(bytes), nullable(bytes)],
  columns: { id: uuid },
  text: `insert into ${TABLE} as n (id, name, cover, persona_ref, author_ref, author_seal) values ($1, $2, $3, $4, $5, $6)
         on conflict (lower(name)) do update set name = n.name returning n.id`,
});

/** Swaps a name and its cover in public, in blocks and in answer requests. */
const swap = (name: string, before: 'name' | 'cover', after: 'name' | 'cover') =>
  defineStatement({
    name: `profile-names.${name}`,
    parameters: [uuid],
    columns: {},
    text: `with n as (select persona_ref, ${before} as before, ${after} as after from ${TABLE} where id = $1),
             written as (update content.posts t set author_name = n.after from n
               where lower(t.author_name) = lower(n.before) and t.profile_type = 'ANONYMOUS'),
             said as (update content.comments t set author_name = n.after from n
               where lower(t.author_name) = lower(n.before) and t.profile_type = 'ANONYMOUS'),
             unblocked as (delete from content.blocked_names b using n where lower(b.name) = lower(n.before) returning b.voter_ref),
             blocked as (insert into content.blocked_names (voter_ref, name)
               select distinct u.voter_ref, n.after from unblocked u, n on conflict do nothing),
             unasked as (delete from content.answer_requests r using n where lower(r.name) = lower(n.before) returning r.post_id, r.voter_ref),
             asked as (insert into content.answer_requests (post_id, name, voter_ref)
               select distinct u.post_id, n.after, u.voter_ref from unasked u, n on conflict do nothing)
           update persona.personas t set user_name = n.after from n where t.persona_ref = n.persona_ref and lower(t.user_name) = lower(n.before)`,
  });

export const coverName = swap('cover', 'name', 'cover');
export const uncoverName = swap('uncover', 'cover', 'name');

export const profileNamesOf = defineStatement({
  name: 'profile-names.of-persona',
  parameters: [bytes],
  columns: { id: uuid },
  text: `select id from ${TABLE} where persona_ref = $1`,
});
