import type { Provider } from '@/server/platform/sessions/session.queries';
import { boolean, bytes, citext, date, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const owner = { user_id: uuid } as const;

export const userOfAccount = defineStatement({
  name: 'session.user-of-account',
  parameters: [textOf<Provider>(), text],
  columns: owner,
  text: 'select user_id from identity.accounts where provider = $1 and subject = $2',
});

export const useToken = defineStatement({
  name: 'session.use-token',
  parameters: [bytes, date],
  columns: { hash: bytes },
  text: `insert into identity.used_tokens (hash, ends_on) values ($1, $2)
         on conflict (hash) do nothing returning hash`,
});

export const callbackAnswer = defineStatement({
  name: 'session.answer-of-callback',
  parameters: [bytes],
  columns: { answer: nullable(bytes) },
  text: 'select answer from identity.used_tokens where hash = $1',
});

export const storeCallbackAnswer = defineStatement({
  name: 'session.keep-answer-of-callback',
  parameters: [bytes, bytes],
  columns: {},
  text: 'update identity.used_tokens set answer = $2 where hash = $1',
});

export const savePortalProfile = defineStatement({
  name: 'session.save-portal-profile',
  parameters: [uuid, text, nullable(citext), nullable(text)],
  columns: {},
  text: `insert into identity.portal_profiles (user_id, name, email, picture_url) values ($1, $2, $3, $4)
         on conflict (user_id) do update set name = excluded.name, email = excluded.email,
           picture_url = excluded.picture_url, saved_on = excluded.saved_on`,
});

export const addUser = defineStatement({
  name: 'session.add-user',
  parameters: [uuid, text, text, nullable(citext), nullable(text)],
  columns: {},
  text: 'insert into identity.users (id, public_id, name, email, picture_url) values ($1, $2, $3, $4, $5)',
});

export const removeUser = defineStatement({
  name: 'session.remove-user',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.users where id = $1',
});

export const addAccount = defineStatement({
  name: 'session.add-account',
  parameters: [textOf<Provider>(), text, uuid, nullable(citext), boolean],
  columns: owner,
  text: `insert into identity.accounts (provider, subject, user_id, email, email_verified) values ($1, $2, $3, $4, $5)
         on conflict (provider, subject) do nothing returning user_id`,
});

export const otherAccountsWithAddress = defineStatement({
  name: 'session.others-with-address',
  parameters: [uuid],
  columns: { provider: textOf<Provider>() },
  text: `select distinct o.provider from identity.accounts a
         join identity.accounts o on o.email = a.email and o.email_verified and o.user_id <> a.user_id
         where a.user_id = $1 and a.email_verified order by o.provider`,
});

export const sessionFreshness = defineStatement({
  name: 'session.began',
  parameters: [uuid, date],
  columns: { is_fresh: boolean },
  text: 'select exists (select from identity.sessions where id = $1 and started_on >= $2) as is_fresh',
});
