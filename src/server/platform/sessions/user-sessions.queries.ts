import { bytes, date, from, nullable, selectList, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import type { Provider } from './session.queries';

const sessionColumns = {
  id: uuid,
  provider: textOf<Provider>(),
  device: text,
  started_on: from("to_char(started_on, 'YYYY-MM-DD')", text),
  seen_on: from("to_char(seen_on, 'YYYY-MM-DD')", text),
  access_hash: bytes,
  access_seal: bytes,
} as const;

export const sessionsOfOwner = defineStatement({
  name: 'session.of-owner',
  parameters: [bytes, date],
  columns: sessionColumns,
  text: `select ${selectList(sessionColumns)} from identity.sessions where owner_ref = $1 and ends_on >= $2`,
});

export const endSessionOfOwner = defineStatement({
  name: 'session.end-of-owner',
  parameters: [bytes, uuid],
  columns: { id: uuid },
  text: 'delete from identity.sessions where owner_ref = $1 and id = $2 returning id',
});

export const endSessionsOfLogin = defineStatement({
  name: 'session.end-begun-with',
  parameters: [bytes, textOf<Provider>(), nullable(uuid)],
  columns: { id: uuid },
  text: 'delete from identity.sessions where owner_ref = $1 and provider = $2 and id is distinct from $3 returning id',
});

export const endOtherSessionsOfOwner = defineStatement({
  name: 'session.end-all-but',
  parameters: [bytes, nullable(uuid)],
  columns: { id: uuid },
  text: 'delete from identity.sessions where owner_ref = $1 and id is distinct from $2 returning id',
});
