import { from, moment, nullable, selectList, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import type { Provider } from './session.queries';

const sessionColumns = {
  id: uuid,
  provider: textOf<Provider>(),
  device: text,
  started_on: from("to_char(started_on, 'YYYY-MM-DD')", text),
  last_seen_on: from("to_char(least(access_expires_at, $2) at time zone 'UTC', 'YYYY-MM-DD')", text),
} as const;

/** The live sessions of user `$1` at `$2`, the one that was used last first; days instead of moments (ADR 004). */
export const sessionsOfUser = defineStatement({
  name: 'session.of-user',
  parameters: [uuid, moment],
  columns: sessionColumns,
  text: `select ${selectList(sessionColumns)}
         from identity.sessions where user_id = $1 and expires_at > $2 order by access_expires_at desc, id`,
});

/** Ends session `$2` of user `$1`. */
export const endSessionOfUser = defineStatement({
  name: 'session.end-of-user',
  parameters: [uuid, uuid],
  columns: { id: uuid },
  text: 'delete from identity.sessions where user_id = $1 and id = $2 returning id',
});

/** Ends the sessions of user `$1`, but for `$2`. */
export const endSessionsBut = defineStatement({
  name: 'session.end-all-but',
  parameters: [uuid, nullable(uuid)],
  columns: { id: uuid },
  text: 'delete from identity.sessions where user_id = $1 and id is distinct from $2 returning id',
});
