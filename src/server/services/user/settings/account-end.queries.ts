import { FORMER_AUTHOR } from '@/core/posting/former-author.rules';
import { arrayOf, bytes, citext, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const { name, avatarUrl, avatarBgColor } = FORMER_AUTHOR;
/** The author of a contribution that nobody is tied to: a reference of no persona, and a seal that opens nothing. */
const formerAuthor = (ref: string): string => `author_ref = ${ref}, author_seal = ''::bytea, author_name = '${name}',
  author_tagline = null, author_avatar = '${avatarUrl}', author_color = '${avatarBgColor}', author_proof = null`;

/** Hides posts until their author signs in again. */
export const pausePosts = defineStatement({
  name: 'settings.pause-posts',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `with paused as (
           insert into content.paused_posts (post_id, status)
           select id, status from content.posts where id = any($1) and status in ('LIVE', 'FLAGGED')
           on conflict do nothing returning post_id
         )
         update content.posts set status = 'NOT_FOUND' where id in (select post_id from paused)`,
});

/** Shows hidden posts again, as they were. */
export const resumePosts = defineStatement({
  name: 'settings.resume-posts',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `with resumed as (
           delete from content.paused_posts where post_id = any($1) returning post_id, status
         )
         update content.posts p set status = r.status from resumed r where p.id = r.post_id`,
});

/** Marks user `$1` as deactivated; again changes nothing. */
export const deactivate = defineStatement({
  name: 'settings.deactivate',
  parameters: [uuid],
  columns: {},
  text: 'insert into identity.deactivations (user_id) values ($1) on conflict do nothing',
});

/** Returns a row where user `$1` is deactivated. */
export const deactivation = defineStatement({
  name: 'settings.deactivation',
  parameters: [uuid],
  columns: { user_id: uuid },
  text: 'select user_id from identity.deactivations where user_id = $1',
});

export const reactivate = defineStatement({
  name: 'settings.reactivate',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.deactivations where user_id = $1',
});

/** Empties comments; `$2` has a reference of nobody for each. The replies of others stay where they are. */
export const emptyComments = defineStatement({
  name: 'settings.empty-comments',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.comments c set status = 'DELETED', content = '', mentions = '{}', edited_at = null, ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where c.id = gone.id`,
});

/** Removes the comments that nothing hangs below. */
export const eraseComments = defineStatement({
  name: 'settings.erase-comments',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `delete from content.comments c
         where c.id = any($1) and not exists (select 1 from content.comments r where r.parent_id = c.id)`,
});

/** Empties posts under which others have written: `$2` has a reference of nobody for each. */
export const emptyDiscussedPosts = defineStatement({
  name: 'settings.empty-discussed-posts',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `with reads as (delete from content.link_reads where post_id = any($1))
         update content.posts p
         set status = 'DELETED', title = null, content = '-', mentions = '{}', media = null, link = null, kind = null, campaign = null, deleted_at = null, ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref)
         where p.id = gone.id and p.comments_count > 0`,
});

/** Removes the posts under which nobody has written. */
export const erasePosts = defineStatement({
  name: 'settings.erase-posts',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `delete from content.posts p
         where p.id = any($1) and p.comments_count = 0`,
});

export const unlinkPosts = defineStatement({
  name: 'settings.unlink-posts',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.posts p set ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where p.id = gone.id`,
});

export const unlinkComments = defineStatement({
  name: 'settings.unlink-comments',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.comments c set ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where c.id = gone.id`,
});

/** Takes back every vote of a voter_ref. */
export const eraseVotes = defineStatement({
  name: 'settings.erase-votes',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.votes where voter_ref = $1',
});

/** Takes back every vote of a voter_ref on comments. */
export const eraseCommentVotes = defineStatement({
  name: 'settings.erase-comment-votes',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.comment_votes where voter_ref = $1',
});

/** Takes back every report, request and mark of a voter_ref, and forgets what it has hidden and blocked. */
export const eraseChoices = defineStatement({
  name: 'settings.erase-choices',
  parameters: [bytes],
  columns: {},
  text: `with reports as (delete from content.reports where voter_ref = $1),
           hidden as (delete from content.hidden_posts where voter_ref = $1),
           requests as (delete from content.answer_requests where voter_ref = $1),
           marks as (delete from research.review_marks where voter_ref = $1)
         delete from content.blocked_names where voter_ref = $1`,
});

/** Takes back every pick of a voter_ref. */
export const erasePicks = defineStatement({
  name: 'settings.erase-picks',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.picks where voter_ref = $1',
});

/** Removes the ballots of posts: their options are the author’s words. */
export const eraseBallots = defineStatement({
  name: 'settings.erase-ballots',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from content.ballots where post_id = any($1)',
});

/** Empties an inbox. */
export const eraseInbox = defineStatement({
  name: 'settings.erase-inbox',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.notifications where inbox_ref = $1',
});

/** Removes the pseudonyms of a persona, former ones too, from what others have blocked and asked: the next user of a name is another one. */
export const eraseNames = defineStatement({
  name: 'settings.erase-names',
  parameters: [bytes],
  columns: {},
  text: `with names as (
           select lower(user_name) as name from persona.personas where persona_ref = $1 and user_name is not null
           union select name from persona.given_up_names where persona_ref = $1
         ), requests as (
           delete from content.answer_requests where lower(name) in (select name from names)
         )
         delete from content.blocked_names where lower(name) in (select name from names)`,
});

/** Removes a persona and everything that hangs on it. */
export const erasePersona = defineStatement({
  name: 'settings.erase-persona',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.personas where persona_ref = $1',
});

/** The addresses of a user and of the accounts that the user signs in with. */
export const addressesOfUser = defineStatement({
  name: 'settings.addresses',
  parameters: [uuid],
  columns: { email: nullable(citext) },
  text: `select email from identity.users where id = $1
         union select email from identity.accounts where user_id = $1`,
});

/** The reference of the address to which the last code of a persona went, whether or not the user confirmed it. */
export const addressOfLastCode = defineStatement({
  name: 'settings.address-of-last-code',
  parameters: [bytes],
  columns: { email_ref: bytes },
  text: `select v.email_ref from persona.verification_codes v
         join persona.career_statuses s on s.id = v.career_status_id where s.persona_ref = $1`,
});

/** The addresses in the built-in mailbox. */
export const mailboxAddresses = defineStatement({
  name: 'settings.mailbox-addresses',
  parameters: [],
  columns: { address: text },
  text: 'select distinct address from platform.mailbox',
});

/** Removes the mail to addresses, in lower case, from the built-in mailbox. */
export const eraseMail = defineStatement({
  name: 'settings.erase-mail',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from platform.mailbox where address = any($1)',
});

/** Ends the sessions of an owner_ref. */
export const eraseSessions = defineStatement({
  name: 'settings.erase-sessions',
  parameters: [bytes],
  columns: {},
  text: 'delete from identity.sessions where owner_ref = $1',
});

/** Removes a user and everything that hangs on it. */
export const eraseUser = defineStatement({
  name: 'settings.erase-user',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.users where id = $1',
});
