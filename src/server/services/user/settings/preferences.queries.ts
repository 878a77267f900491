import type { HighlightsRhythm } from '@/contract/generated/user';
import { boolean, bytes, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The preferences of a persona; no row where the defaults hold. */
export const preferencesOfPersona = defineStatement({
  name: 'settings.preferences',
  parameters: [bytes],
  columns: {
    shows_designation: boolean,
    tells_votes: boolean,
    tells_comment_votes: boolean,
    tells_comments: boolean,
    tells_replies: boolean,
    tells_requests: boolean,
    tells_mentions: boolean,
    tells_polls: boolean,
    highlights: textOf<HighlightsRhythm>(),
  },
  text: `select shows_designation, tells_votes, tells_comment_votes, tells_comments, tells_replies, tells_requests, tells_mentions, tells_polls, highlights
         from persona.preferences where persona_ref = $1`,
});

/** Stores whether persona `$1` shows the designation. */
export const storePreferences = defineStatement({
  name: 'settings.store-preferences',
  parameters: [bytes, boolean],
  columns: {},
  text: `insert into persona.preferences (persona_ref, shows_designation) values ($1, $2)
         on conflict (persona_ref) do update set shows_designation = excluded.shows_designation`,
});

/** Stores what persona `$1` is told of: votes, votes on comments, comments, replies, requests, mentions, polls, highlights. */
export const storeMessagePreferences = defineStatement({
  name: 'settings.store-message-preferences',
  parameters: [bytes, boolean, boolean, boolean, boolean, boolean, boolean, boolean, textOf<HighlightsRhythm>()],
  columns: {},
  text: `insert into persona.preferences (persona_ref, tells_votes, tells_comment_votes, tells_comments, tells_replies,
           tells_requests, tells_mentions, tells_polls, highlights)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (persona_ref) do update
         set tells_votes = excluded.tells_votes, tells_comment_votes = excluded.tells_comment_votes,
             tells_comments = excluded.tells_comments, tells_replies = excluded.tells_replies,
             tells_requests = excluded.tells_requests, tells_mentions = excluded.tells_mentions, tells_polls = excluded.tells_polls, highlights = excluded.highlights`,
});

/** The mails that user `$1` has asked for; no row where none was. */
export const subscriptionOfUser = defineStatement({
  name: 'settings.subscription',
  parameters: [uuid],
  columns: { digest: boolean },
  text: 'select digest from identity.subscriptions where user_id = $1',
});

/** Stores a subscription: user, digest, the day of the last digest that was due; who begins one gets the next. */
export const storeSubscription = defineStatement({
  name: 'settings.store-subscription',
  parameters: [uuid, boolean, text],
  columns: {},
  text: `insert into identity.subscriptions as s (user_id, digest, digest_sent_on) values ($1, $2, $3::text::date)
         on conflict (user_id) do update set digest = excluded.digest,
           digest_sent_on = case when s.digest then s.digest_sent_on else excluded.digest_sent_on end`,
});

/** Deletes all job alerts of user `$1`, who may be gone. */
export const endJobAlerts = defineStatement({
  name: 'settings.end-job-alerts',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.job_alerts where user_id = $1',
});

/** Ends the digest of user `$1`, who may be gone. */
export const endDigest = defineStatement({
  name: 'settings.end-digest',
  parameters: [uuid],
  columns: {},
  text: 'update identity.subscriptions set digest = false where user_id = $1',
});
