import { boolean, bytes, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The preferences of a persona; no row where the defaults hold. */
export const preferencesOfPersona = defineStatement({
  name: 'settings.preferences',
  parameters: [bytes],
  columns: { shows_designation: boolean, tells_votes: boolean },
  text: 'select shows_designation, tells_votes from persona.preferences where persona_ref = $1',
});

/** Stores preferences of persona `$1`; null leaves one as it is. */
export const storePreferences = defineStatement({
  name: 'settings.store-preferences',
  parameters: [bytes, nullable(boolean), nullable(boolean)],
  columns: {},
  text: `insert into persona.preferences as x (persona_ref, shows_designation, tells_votes)
         values ($1, coalesce($2::boolean, true), coalesce($3::boolean, true))
         on conflict (persona_ref) do update
         set shows_designation = coalesce($2::boolean, x.shows_designation),
             tells_votes = coalesce($3::boolean, x.tells_votes)`,
});

/** The mails that user `$1` has asked for; no row where none was. */
export const subscriptionOfUser = defineStatement({
  name: 'settings.subscription',
  parameters: [uuid],
  columns: { digest: boolean },
  text: 'select digest from identity.subscriptions where user_id = $1',
});

/** Stores a subscription: user, digest, today; who begins one gets the first digest after today. */
export const storeSubscription = defineStatement({
  name: 'settings.store-subscription',
  parameters: [uuid, boolean, text],
  columns: {},
  text: `insert into identity.subscriptions as s (user_id, digest, digest_sent_on) values ($1, $2, $3::text::date)
         on conflict (user_id) do update set digest = excluded.digest,
           digest_sent_on = case when s.digest then s.digest_sent_on else excluded.digest_sent_on end`,
});

/** Ends the digest of user `$1`, who may be gone. */
export const endDigest = defineStatement({
  name: 'settings.end-digest',
  parameters: [uuid],
  columns: {},
  text: 'update identity.subscriptions set digest = false where user_id = $1',
});
