import { arrayOf, boolean, bytes, date, nullable, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';

export type Provider = 'google' | 'naukri' | 'microsoft' | 'linkedin';

const sessionColumns = { id: uuid, owner_seal: bytes } as const;

export const addSession = defineStatement({
  name: 'session.add',
  parameters: {
    id: uuid,
    owner_ref: bytes,
    owner_seal: bytes,
    access_hash: bytes,
    access_seal: bytes,
    provider: textOf<Provider>(),
    device: text,
    started_on: date,
    ends_on: date,
  },
  columns: {},
  text: `insert into identity.sessions (id, owner_ref, owner_seal, access_hash, access_seal, provider, device, started_on, seen_on, ends_on)
         values ($id, $owner_ref, $owner_seal, $access_hash, $access_seal, $provider, $device, $started_on, $started_on, $ends_on)`,
});

export const addRefreshToken = defineStatement({
  name: 'session.add-refresh-token',
  parameters: [bytes, uuid, date],
  columns: {},
  text: 'insert into identity.refresh_tokens (hash, session_id, ends_on) values ($1, $2, $3)',
});

/** Serialises sign-ins, which count each other's sessions. */
export const lockUser = defineStatement({
  name: 'session.lock-user',
  parameters: [uuid],
  columns: { id: uuid },
  text: 'select id from identity.users where id = $1 for no key update',
});

export const accountOfUser = defineStatement({
  name: 'session.account-of-user',
  parameters: [textOf<Provider>(), text, uuid],
  columns: { user_id: uuid },
  text: 'select user_id from identity.accounts where provider = $1 and subject = $2 and user_id = $3',
});

export const visitsOfOwner = defineStatement({
  name: 'session.visits-of-owner',
  parameters: [bytes],
  columns: { id: uuid, access_hash: bytes, access_seal: bytes },
  text: 'select id, access_hash, access_seal from identity.sessions where owner_ref = $1',
});

export const endSessions = defineStatement({
  name: 'session.end-some',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from identity.sessions where id = any($1)',
});

export const sessionByAccess = defineStatement({
  name: 'session.by-access',
  parameters: [bytes],
  columns: { ...sessionColumns, access_seal: bytes },
  text: 'select id, owner_seal, access_seal from identity.sessions where access_hash = $1',
});

export const sessionByUnusedRefresh = defineStatement({
  name: 'session.by-unused-refresh',
  parameters: [bytes, date],
  columns: sessionColumns,
  text: `select s.id, s.owner_seal from identity.refresh_tokens r join identity.sessions s on s.id = r.session_id
         where r.hash = $1 and r.ends_on >= $2 and r.used_seal is null`,
});

export const lockSessionByRefresh = defineStatement({
  name: 'session.lock-by-refresh',
  parameters: [bytes, date],
  columns: { ...sessionColumns, used_seal: nullable(bytes) },
  text: `select s.id, s.owner_seal, r.used_seal
         from identity.refresh_tokens r join identity.sessions s on s.id = r.session_id
         where r.hash = $1 and r.ends_on >= $2 for update`,
});

export const endSession = defineStatement({
  name: 'session.end',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.sessions where id = $1',
});

export const endSessionByToken = defineStatement({
  name: 'session.end-by-token',
  parameters: [nullable(bytes), nullable(bytes)],
  columns: { id: uuid },
  text: `delete from identity.sessions
         where access_hash = $1 or id = (select session_id from identity.refresh_tokens where hash = $2)
         returning id`,
});

export const spendRefreshTokens = defineStatement({
  name: 'session.spend-refresh-tokens',
  parameters: [uuid, bytes],
  columns: {},
  text: 'update identity.refresh_tokens set used_seal = $2 where session_id = $1 and used_seal is null',
});

export const renewSession = defineStatement({
  name: 'session.renew',
  parameters: [uuid, bytes, bytes, date, date],
  columns: {},
  text: 'update identity.sessions set access_hash = $2, access_seal = $3, seen_on = $4, ends_on = $5 where id = $1',
});

export const rolesOfPersona = defineStatement({
  name: 'session.roles-of-persona',
  parameters: [bytes, bytes],
  columns: { is_reader: boolean, is_writer: boolean, is_employer: boolean },
  text: `select coalesce(p.is_reader, false) as is_reader, coalesce(p.is_writer, false) as is_writer,
           coalesce(s.side = 'employer', false) as is_employer
         from (select 1) viewer left join persona.personas p on p.persona_ref = $1
         left join persona.sides s on s.side_ref = $2`,
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
