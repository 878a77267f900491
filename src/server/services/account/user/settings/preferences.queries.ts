import type { AnswersRhythm, HighlightsRhythm } from '@/contract/generated/user';
import { boolean, bytes, nullable, selectList, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const messageColumns = {
  tells_votes: boolean,
  tells_comment_votes: boolean,
  tells_comments: boolean,
  tells_replies: boolean,
  tells_requests: boolean,
  tells_mentions: boolean,
  tells_polls: boolean,
  tells_talks: boolean,
  highlights: textOf<HighlightsRhythm>(),
};

const preferenceColumns = { shows_designation: boolean, ...messageColumns };

export const preferencesOfPersona = defineStatement({
  name: 'settings.preferences',
  parameters: [bytes],
  columns: preferenceColumns,
  text: `select ${selectList(preferenceColumns)} from persona.preferences where persona_ref = $1`,
});

export const storePreferences = defineStatement({
  name: 'settings.store-preferences',
  parameters: [bytes, boolean],
  columns: {},
  text: `insert into persona.preferences (persona_ref, shows_designation) values ($1, $2)
         on conflict (persona_ref) do update set shows_designation = excluded.shows_designation`,
});

export const ensurePreferences = defineStatement({
  name: 'settings.ensure-preferences',
  parameters: [bytes],
  columns: {},
  text: 'insert into persona.preferences (persona_ref) values ($1) on conflict do nothing',
});

const mayBe = nullable(boolean);

export const changeMessagePreferences = defineStatement({
  name: 'settings.change-message-preferences',
  parameters: {
    persona_ref: bytes,
    votes: mayBe,
    comment_votes: mayBe,
    comments: mayBe,
    replies: mayBe,
    requests: mayBe,
    mentions: mayBe,
    polls: mayBe,
    talks: mayBe,
    highlights: nullable(textOf<HighlightsRhythm>()),
  },
  columns: messageColumns,
  text: `update persona.preferences
         set tells_votes = coalesce($votes, tells_votes), tells_comment_votes = coalesce($comment_votes, tells_comment_votes),
             tells_comments = coalesce($comments, tells_comments), tells_replies = coalesce($replies, tells_replies),
             tells_requests = coalesce($requests, tells_requests), tells_mentions = coalesce($mentions, tells_mentions),
             tells_polls = coalesce($polls, tells_polls), tells_talks = coalesce($talks, tells_talks),
             highlights = coalesce($highlights, highlights)
         where persona_ref = $persona_ref
         returning ${selectList(messageColumns)}`,
});

const subscriptionColumns = { digest: boolean, answers: textOf<AnswersRhythm>() } as const;

export const subscriptionOfUser = defineStatement({
  name: 'settings.subscription',
  parameters: [uuid],
  columns: subscriptionColumns,
  text: `select ${selectList(subscriptionColumns)} from identity.subscriptions where user_id = $1`,
});

/** Stores subscriptions. `null` keeps a value. A newly enabled digest starts at the next due date. */
export const storeSubscription = defineStatement({
  name: 'settings.store-subscription',
  parameters: [uuid, mayBe, text, nullable(textOf<AnswersRhythm>()), textOf<AnswersRhythm>()],
  columns: subscriptionColumns,
  text: `insert into identity.subscriptions as s (user_id, digest, digest_sent_on, answers)
         values ($1, coalesce($2::boolean, false), $3::text::date, coalesce($4::text, $5::text))
         on conflict (user_id) do update set digest = coalesce($2::boolean, s.digest),
           digest_sent_on = case when s.digest then s.digest_sent_on else excluded.digest_sent_on end,
           answers = coalesce($4::text, s.answers)
         returning ${selectList(subscriptionColumns)}`,
});

export const deleteJobAlerts = defineStatement({
  name: 'settings.end-job-alerts',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.job_alerts where user_id = $1',
});

export const unsubscribeFromAnswers = defineStatement({
  name: 'settings.end-answers',
  parameters: [uuid],
  columns: {},
  text: `insert into identity.subscriptions (user_id, digest, answers) select id, false, 'off' from identity.users where id = $1
         on conflict (user_id) do update set answers = 'off'`,
});

export const unsubscribeFromDigest = defineStatement({
  name: 'settings.end-digest',
  parameters: [uuid],
  columns: {},
  text: 'update identity.subscriptions set digest = false where user_id = $1',
});
