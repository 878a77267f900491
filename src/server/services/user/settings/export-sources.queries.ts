import { arrayOf, bytes, from, jsonb, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { TableRow } from './csv';

/** Rows as objects: an export shows the columns that stand in the select list, by their names. */
const columns = { row: jsonb<TableRow>() } as const;
const ofUser = (name: string, select: string) =>
  defineStatement({
    name: `export.${name}`,
    parameters: [uuid],
    columns,
    text: `select to_jsonb(x) as row from (${select}) x`,
  });
/** By a reference. */
const ofPersona = (name: string, select: string) =>
  defineStatement({
    name: `export.${name}`,
    parameters: [bytes],
    columns,
    text: `select to_jsonb(x) as row from (${select}) x`,
  });

/** By user id. */
export const exportedOfUser = {
  account: ofUser('account', 'select name, email, picture_url, created_on from identity.users where id = $1'),
  sign_in_methods: ofUser(
    'sign-in-methods',
    'select provider, subject, email, email_verified, linked_on from identity.accounts where user_id = $1 order by linked_on',
  ),
  portal_profile: ofUser(
    'portal-profile',
    'select name, email, picture_url, saved_on from identity.portal_profiles where user_id = $1',
  ),
  subscriptions: ofUser('subscriptions', 'select digest from identity.subscriptions where user_id = $1'),
  job_alerts: ofUser(
    'job-alerts',
    `select designations, locations, experience, employment, ctc, created_on from identity.job_alerts
     where user_id = $1 order by created_on, id`,
  ),
} as const;

/** The sessions of an owner_ref. */
export const exportedSessions = ofPersona(
  'sessions',
  'select provider, device, started_on from identity.sessions where owner_ref = $1 order by started_on',
);

/** By persona_ref. */
export const exportedOfPersona = {
  profile: ofPersona(
    'profile',
    `select user_name, bio, avatar_uri, avatar_color, is_reader, is_writer, selected_profile_type
     from persona.personas where persona_ref = $1`,
  ),
  preferences: ofPersona(
    'preferences',
    `select shows_designation, tells_votes, tells_comment_votes, tells_comments, tells_replies, tells_requests, tells_mentions, tells_polls, highlights
     from persona.preferences where persona_ref = $1`,
  ),
  former_pseudonyms: ofPersona(
    'former-pseudonyms',
    'select name from persona.given_up_names where persona_ref = $1 order by name',
  ),
  feedback: ofPersona('feedback', 'select touchpoint, rating, comment from persona.feedback where persona_ref = $1'),
  rewards: ofPersona('rewards', 'select kind, contributions, points from persona.rewards where persona_ref = $1'),
  communities: ofPersona(
    'communities',
    `select m.type, c.name from persona.memberships m
     join content.communities c on c.type = m.type and c.entity_id = m.entity_id
     where m.persona_ref = $1 order by c.name`,
  ),
} as const;

/** The votes of a voter_ref. */
export const exportedVotes = ofPersona(
  'votes',
  `select v.post_id, case v.value when 1 then 'up' else 'down' end as vote from content.votes v
   where v.voter_ref = $1 order by v.post_id`,
);

/** The votes of a voter_ref on comments. */
export const exportedCommentVotes = ofPersona(
  'comment-votes',
  `select v.comment_id, case v.value when 1 then 'up' else 'down' end as vote from content.comment_votes v
   where v.voter_ref = $1 order by v.comment_id`,
);

/** The reports, hidden posts, blocked names, requests for answers and reviews found helpful of a voter_ref. */
export const exportedOfVoter = {
  reports: ofPersona(
    'reports',
    `select resource_type, resource_id, reason, details from content.reports where voter_ref = $1 order by resource_id`,
  ),
  hidden_posts: ofPersona(
    'hidden-posts',
    'select post_id from content.hidden_posts where voter_ref = $1 order by post_id',
  ),
  blocked_names: ofPersona(
    'blocked-names',
    'select name from content.blocked_names where voter_ref = $1 order by name',
  ),
  answer_requests: ofPersona(
    'answer-requests',
    'select post_id, name from content.answer_requests where voter_ref = $1 order by post_id, name',
  ),
  helpful_reviews: ofPersona(
    'helpful-reviews',
    'select review_id from research.review_marks where voter_ref = $1 order by review_id',
  ),
} as const;

/** The picks of a voter_ref in polls. */
export const exportedPicks = ofPersona(
  'picks',
  `select k.post_id, b.options -> (k.option_id - 1) as pick from content.picks k
   join content.ballots b on b.post_id = k.post_id where k.voter_ref = $1 order by k.post_id`,
);

/** The sealed notifications of an inbox_ref. */
export const exportedNotifications = defineStatement({
  name: 'export.notifications',
  parameters: [bytes],
  columns: {
    created_on: from('created_on::text', text),
    created_seal: nullable(bytes),
    variant_id: text,
    payload_seal: bytes,
  },
  text: `select created_on::text as created_on, created_seal, variant_id, payload_seal from persona.notifications
         where inbox_ref = $1 order by created_on`,
});

/** Posts by id. */
export const exportedPosts = defineStatement({
  name: 'export.posts',
  parameters: [arrayOf(uuid)],
  columns,
  text: `select to_jsonb(x) as row from (
           select p.id, p.created_at, p.status, c.name as community, p.author_name as shown_as, p.title, p.content, p.campaign,
             p.upvotes, p.downvotes, p.comments_count, p.media, p.link ->> 'url' as link,
             (select b.options from content.ballots b where b.post_id = p.id) as options
           from content.posts p
           join content.communities c on c.type = p.community_type and c.entity_id = p.community_id
           where p.id = any($1) order by p.created_at
         ) x`,
});

/** Earlier texts of the posts `$1` and the comments `$2`. */
export const exportedVersions = defineStatement({
  name: 'export.versions',
  parameters: [arrayOf(uuid), arrayOf(uuid)],
  columns,
  text: `select to_jsonb(x) as row from (
           select 'post' as type, post_id as id, written_at, title, content from content.post_versions where post_id = any($1)
           union all select 'comment', comment_id, written_at, null, content from content.comment_versions where comment_id = any($2)
           order by written_at
         ) x`,
});

/** Comments by id. */
export const exportedComments = defineStatement({
  name: 'export.comments',
  parameters: [arrayOf(uuid)],
  columns,
  text: `select to_jsonb(x) as row from (
           select id, post_id, created_at, author_name as shown_as, content, upvotes
           from content.comments where id = any($1) order by created_at
         ) x`,
});

/** The keys of the pictures in the posts `$1` and of the company photos `$2`. */
export const picturesOfContributions = defineStatement({
  name: 'export.pictures',
  parameters: [arrayOf(uuid), arrayOf(uuid)],
  columns: { kind: from("'post'", textOf<'post' | 'company'>()), file_key: from("medium ->> 'fileKey'", text) },
  text: `select 'post' as kind, medium ->> 'fileKey' as file_key
         from content.posts p, jsonb_array_elements(p.media) as medium where p.id = any($1) and medium ->> 'type' = 'IMAGE'
         union all select 'company', file_key from research.photos where id = any($2) and file_key is not null`,
});
