import { bytes, integer, jsonb, text } from './sql-types';
import { defineStatement } from './statement';

/** The id of what a write under an idempotency key has stored. */
interface Stored {
  readonly id: string;
}

/**
 * Keeps the answer to a write under an idempotency key: ref, fingerprint of the request, answer. Returns no row if one is
 * kept under this ref already; that waits for another transaction that is just keeping one. None either if the account that `$4` holds has ended.
 */
export const keepAnswer = defineStatement({
  name: 'platform.keep-answer',
  parameters: [bytes, bytes, jsonb<Stored>(), bytes],
  columns: { kept: integer },
  text: `insert into platform.idempotent_answers (ref, fingerprint, status, body) select $1, $2, 200, $3 where platform.hold_account($4)
         on conflict (ref) do nothing returning 1 as kept`,
});

/** The id kept under a ref, with the fingerprint of its request. Answers of an earlier version name a post's id `postId`. */
export const keptAnswer = defineStatement({
  name: 'platform.kept-answer',
  parameters: [bytes],
  columns: { fingerprint: bytes, id: text },
  text: `select fingerprint, coalesce(body ->> 'id', body ->> 'postId') as id from platform.idempotent_answers where ref = $1`,
});
