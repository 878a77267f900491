import { boolean, bytes, integer, moment, nullable, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';

/** The providers whose accounts users sign in with. */
export type Provider = 'google' | 'naukri' | 'microsoft' | 'linkedin';

/** A session as far as its tokens lead to it. */
const sessionColumns = { id: uuid, user_id: uuid } as const;

/** `access_expires_at` and `expires_at`: when the access token and the newest refresh token end. Then provider and device. */
export const addSession = defineStatement({
  name: 'session.add',
  parameters: [uuid, uuid, bytes, moment, moment, textOf<Provider>(), text],
  columns: {},
  text: `insert into identity.sessions (id, user_id, access_hash, access_expires_at, expires_at, provider, device)
         values ($1, $2, $3, $4, $5, $6, $7)`,
});

export const addRefreshToken = defineStatement({
  name: 'session.add-refresh-token',
  parameters: [bytes, uuid, moment],
  columns: {},
  text: 'insert into identity.refresh_tokens (hash, session_id, expires_at) values ($1, $2, $3)',
});

/** Locks user `$1` until the transaction ends, so that sign-ins side by side count each other's sessions. */
export const lockUser = defineStatement({
  name: 'session.lock-user',
  parameters: [uuid],
  columns: { id: uuid },
  text: 'select id from identity.users where id = $1 for no key update',
});

/** Ends the oldest sessions of user `$1`; `$2` stays, and `$3` others. */
export const endBeyondLimit = defineStatement({
  name: 'session.end-beyond-limit',
  parameters: [uuid, uuid, integer],
  columns: { id: uuid },
  text: `delete from identity.sessions where id in (
           select id from identity.sessions where user_id = $1 and id <> $2 order by expires_at desc, id offset $3::int
         ) returning id`,
});

/** The session of an access token that is live at `$2`. */
export const sessionByAccess = defineStatement({
  name: 'session.by-access',
  parameters: [bytes, moment],
  columns: { ...sessionColumns, access_expires_at: moment },
  text: `select id, user_id, access_expires_at from identity.sessions
         where access_hash = $1 and access_expires_at > $2 and expires_at > $2`,
});

/** The session of an unused refresh token that is live at `$2`. */
export const sessionByUnusedRefresh = defineStatement({
  name: 'session.by-unused-refresh',
  parameters: [bytes, moment],
  columns: sessionColumns,
  text: `select s.id, s.user_id from identity.refresh_tokens r join identity.sessions s on s.id = r.session_id
         where r.hash = $1 and r.expires_at > $2 and r.used_at is null`,
});

/** The session of a refresh token, used or not, that is live at `$2`; locked until the transaction ends. */
export const lockSessionByRefresh = defineStatement({
  name: 'session.lock-by-refresh',
  parameters: [bytes, moment],
  columns: { ...sessionColumns, used_at: nullable(moment) },
  text: `select s.id, s.user_id, r.used_at
         from identity.refresh_tokens r join identity.sessions s on s.id = r.session_id
         where r.hash = $1 and r.expires_at > $2 for update`,
});

export const endSession = defineStatement({
  name: 'session.end',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.sessions where id = $1',
});

/** Ends the session of an access token or a refresh token, used or not. */
export const endSessionByToken = defineStatement({
  name: 'session.end-by-token',
  parameters: [nullable(bytes), nullable(bytes)],
  columns: { id: uuid },
  text: `delete from identity.sessions
         where access_hash = $1 or id = (select session_id from identity.refresh_tokens where hash = $2)
         returning id`,
});

/** Marks all unused refresh tokens of a session as used at `$2`. */
export const spendRefreshTokens = defineStatement({
  name: 'session.spend-refresh-tokens',
  parameters: [uuid, moment],
  columns: {},
  text: 'update identity.refresh_tokens set used_at = $2 where session_id = $1 and used_at is null',
});

export const renewSession = defineStatement({
  name: 'session.renew',
  parameters: [uuid, bytes, moment, moment],
  columns: {},
  text: 'update identity.sessions set access_hash = $2, access_expires_at = $3, expires_at = $4 where id = $1',
});

export const rolesOfPersona = defineStatement({
  name: 'session.roles-of-persona',
  parameters: [bytes],
  columns: { is_reader: boolean, is_writer: boolean },
  text: 'select is_reader, is_writer from persona.personas where persona_ref = $1',
});

export const displayedUser = defineStatement({
  name: 'session.displayed-user',
  parameters: [uuid],
  columns: { public_id: text },
  text: 'select public_id from identity.users where id = $1',
});

export const displayedPersona = defineStatement({
  name: 'session.displayed-persona',
  parameters: [bytes],
  columns: { user_name: nullable(text), avatar_uri: nullable(text), avatar_color: nullable(text) },
  text: 'select user_name, avatar_uri, avatar_color from persona.personas where persona_ref = $1',
});
